import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningServer {
  url: string
  pid: number
  /** As the operating system or a power cut would end it: at once, wherever it is. */
  kill(): Promise<void>
  /** As a person would end it: what is under way is finished first. */
  stop(): Promise<void>
}

/**
 * Starts the built product in a process of its own, on a free port, and waits until it serves.
 * @throws {Error} with what it said when it does not start.
 */
export function startProduct(options: {
  dataDir: string
  databaseUrl?: string | undefined
  nodeOptions?: readonly string[]
}): Promise<RunningServer> {
  const { dataDir, databaseUrl = '', nodeOptions = [] } = options
  return startServer([...nodeOptions, path.join(import.meta.dirname, '..', '..', 'build', 'server', 'start.js')], {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    DEMO: 'off',
  })
}

/** Starts a script that says `(port 1234)` on a line of its output once it serves. */
export async function startServer(
  nodeArguments: readonly string[],
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, nodeArguments, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(() => process.off('exit', endWithUs))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }

  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString('utf8')).slice(-4000)
  })
  const { promise: served, resolve, reject } = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    const port = /\(port (\d+)\)/.exec(line)?.[1]
    if (port) resolve(port)
  })
  child.once('close', (code, signal) =>
    reject(new Error(`The server ended (${signal ?? code}) before it served. It said:\n${said}`)),
  )
  child.once('error', reject)
  const port = await served
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
