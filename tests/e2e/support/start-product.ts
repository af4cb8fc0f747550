import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.join(import.meta.dirname, '..', '..', '..')

/**
 * Starts the built product, as a person would, on embedded data in a folder; an empty one is given the demo data.
 * @returns its address, and what stops it.
 */
export async function startProduct(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['build/server/start.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(server)
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output')
  for await (const line of createInterface(server.stdout)) {
    const port = /\(port (\d+)\)/.exec(line)?.[1]
    if (port) return `http://localhost:${port}`
  }
  throw new Error('the server stopped before it served')
}
