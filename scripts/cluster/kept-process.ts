import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, processTree } from '../product/process-tree.ts'
import type { Account } from './account.ts'

export interface KeptProcess {
  /** As a power cut would end it, with all that it started. */
  kill(): Promise<void>
  /** As systemd would end it. */
  stop(): Promise<void>
}

export interface KeptProcessOptions {
  command: readonly string[]
  log: string
  folder: string
  account: Account | undefined
  environment?: Record<string, string>
  /** What a stop sends. Default: TERM. */
  stopSignal?: 'TERM' | 'INT'
}

/**
 * Ends what it has started when its own input ends, so also when the script that started it is killed. A shell's child in the background
 * reads from nowhere unless its input is given.
 */
const keeper = `signal="$1"; log="$2"; shift 2; exec 3<&0; "$@" >>"$log" 2>&1 </dev/null 3<&- & child=$!
(cat <&3 >/dev/null; kill -"$signal" $child 2>/dev/null) & wait $child`

/** Starts a program that writes to a log and ends with this process. */
export function keepProcess(options: KeptProcessOptions): KeptProcess {
  const { command, log, folder, account, environment = {}, stopSignal = 'TERM' } = options
  const shell = spawn('sh', ['-c', keeper, 'sh', stopSignal, log, ...command], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...environment },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(shell, 'exit')
  shell.stdin.on('error', () => undefined)
  return {
    async kill() {
      const family = processTree(shell.pid ?? 0)
      for (const pid of family) killIfThere(pid)
      await ended
      while (family.some(isAlive)) await delay(5)
    },
    async stop() {
      shell.stdin.end()
      await ended
    },
  }
}

export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
