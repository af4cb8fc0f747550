import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium-path.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the running product, with its demo data, and the browser to open it with. */
    product: { url: string; chromium: string }
  }
}

const root = path.join(import.meta.dirname, '..', '..', '..')

/** Vitest's global set-up for the screens: the built product, as a person would start it, on fresh embedded data. */
export default async function serveProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-screens-'))
  const server = spawn(process.execPath, ['build/server/start.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(server)
  project.provide('product', { url, chromium: chromiumPath() })
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true })
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
