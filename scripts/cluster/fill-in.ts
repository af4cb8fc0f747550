import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Values } from './values.ts'

export const deployFolder = path.join(import.meta.dirname, '..', '..', 'deploy', 'cluster')

/** Writes the files of a folder of deploy/cluster with these values, by the script that a person uses. */
export function fillIn(options: { from: string; to: string; values: Values; account: Account | undefined }): void {
  const { from, to, values, account } = options
  mkdirSync(path.dirname(to), { recursive: true })
  const file = `${to}.env`
  writeFileSync(
    file,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  )
  execFileSync('sh', [path.join(deployFolder, 'fill-in.sh'), file, path.join(deployFolder, from), to])
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, path.dirname(to)])
}

/** The settings of a file of NAME=value lines. */
export function readSettings(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes('=') && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}
