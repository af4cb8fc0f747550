import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres } from './find-postgres-database.ts'

export interface TemporaryServer {
  /** Of a superuser's connection to the database `postgres`. */
  url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL in a temporary folder, on a free port of 127.0.0.1, as an unprivileged user, durable as in earnest. */
export async function startTemporaryServer(): Promise<TemporaryServer> {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'revisewell-postgres-'))
  const user = unprivilegedUser()
  const password = randomBytes(18).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = [
    '-D',
    data,
    '-U',
    'tester',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--no-sync',
  ]
  execFileSync(join(bin, 'initdb'), [...initdb, '--locale=C.UTF-8'], { ...user, cwd: folder, stdio: 'pipe' })

  const port = await freePort()
  const url = `postgres://tester:${password}@127.0.0.1:${port}/postgres`
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=on',
  ]
  const postgres = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  // The shell stops the server and removes the folder when its input ends: also when this process is killed.
  const script = `log="$1/log"; folder="$1"; shift; "$@" >"$log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"`
  const shell = spawn('sh', ['-c', script, 'sh', folder, ...postgres], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const stop = async () => {
    const ended = once(shell, 'exit')
    shell.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(url)
  } catch (error) {
    const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''
    await stop()
    throw new Error(`PostgreSQL did not start. Its log:\n${log}`, { cause: error })
  }
  return { url, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === 150) throw error
      await delay(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
