import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type DatabaseProcess = ChildProcessByStdio<Writable, Readable, Readable>

/** Starts one of this folder's scripts in a process of its own. */
export function startProcess(script: string, ...parameters: string[]): DatabaseProcess {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Waits for the process to open its database ('open') or to end. */
export async function outcomeOf(
  child: DatabaseProcess,
): Promise<{ open: boolean; code: number | null; error: string }> {
  const error = text(child.stderr)
  const opened = once(child.stdout, 'data').then(() => true)
  const ended = once(child, 'close').then(() => false)
  const open = await Promise.race([opened, ended])
  return { open, code: open ? null : child.exitCode, error: open ? '' : await error }
}

export async function kill(child: DatabaseProcess): Promise<void> {
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}
