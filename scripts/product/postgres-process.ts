import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { isAlive, parentOf, processTree } from './process-tree.ts'

/** The process id of the PostgreSQL server on this machine that answers at `url`. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
    return parentOf(rows[0]?.pid ?? 0)
  } finally {
    await client.end()
  }
}

/** Kills one of the server's processes that serve connections; the server then ends all others and recovers by itself. */
export async function killBackend(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // The server tells this connection too that it ends.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by (state = 'active') desc limit 1`,
  )
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}

/**
 * Kills the whole server at once, as a power cut would end it, and starts it again as it was.
 * @returns what stops the new one.
 */
export async function restartKilledPostgres(url: string): Promise<() => Promise<void>> {
  const postmaster = await postmasterOf(url)
  const folder = readlinkSync(`/proc/${postmaster}/cwd`)
  const [command = '', ...parameters] = readFileSync(`/proc/${postmaster}/cmdline`, 'utf8').split('\0').slice(0, -1)
  const [uid, gid] = ['Uid', 'Gid'].map((name) => idOf(postmaster, name))
  const family = processTree(postmaster)
  for (const pid of family) killIfThere(pid)
  while (family.some(isAlive)) await delay(5)
  // It may be unburied still, and then the new server would take it for alive.
  rmSync(path.join(folder, 'postmaster.pid'), { force: true })

  const server = spawn(command, parameters, { uid, gid, cwd: folder, stdio: 'ignore' })
  const endWithUs = () => server.kill('SIGINT')
  process.once('exit', endWithUs)
  const ended = once(server, 'exit')
  await untilAnswering(url)
  return async () => {
    server.kill('SIGINT')
    await ended
    process.off('exit', endWithUs)
  }
}

function idOf(pid: number, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries === 200) throw error
      await delay(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
