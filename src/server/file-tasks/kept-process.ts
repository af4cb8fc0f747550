import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#contract/errors.ts'
import { startProcess } from './start-process.ts'

/** More than so many that wait find a server that is busy. */
const MOST_WAITING = 10
/** What it takes to start where everything is busy. */
const START_MS = 60_000
/** It costs memory, so it doesn't stay for long when there is nothing to do. */
const IDLE_MS = 30_000

/** Does tasks one at a time. @throws {AppError} not-readable when one takes too long or breaks the process; unavailable when too many wait. */
export type DoTask<Task, Answer> = (task: Task) => Promise<Answer>

/**
 * A process for small tasks that come often. It is kept between them, and ended when one takes longer than `mostMs`. `script`
 * sends a message once it is ready, gets each task as a message, and answers with one.
 */
export function keptProcess<Task extends object, Answer>(
  script: URL,
  { mostMs }: { mostMs: number },
): DoTask<Task, Answer> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  async function started(): Promise<ChildProcess> {
    if (child) return child
    const own = startProcess(script)
    own.once('exit', () => {
      if (child === own) child = undefined
    })
    await answerOf(own, START_MS).catch(() => {
      throw new AppError('unavailable')
    })
    child = own
    return own
  }

  function end(own: ChildProcess): void {
    if (child === own) child = undefined
    own.kill()
  }

  async function inTurn(task: Task): Promise<Answer> {
    clearTimeout(idle)
    const own = await started()
    stayFor(own, true)
    try {
      own.send(task)
      return (await answerOf(own, mostMs)) as Answer
    } finally {
      stayFor(own, false)
      idle = setTimeout(() => end(own), IDLE_MS).unref()
    }
  }

  return async (task) => {
    if (waiting >= MOST_WAITING) throw new AppError('unavailable')
    waiting++
    const done = last.then(() => inTurn(task))
    last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      waiting--
    }
  }
}

/** The next message of a process, which is ended if none comes in time. */
async function answerOf(child: ChildProcess, mostMs: number): Promise<unknown> {
  const over = new AbortController()
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs)
  const gone = once(child, 'exit', over).then(() => {
    throw new AppError('not-readable')
  })
  try {
    const [answer] = await Promise.race([once(child, 'message', over), gone])
    return answer
  } finally {
    clearTimeout(timer)
    over.abort()
    gone.catch(() => undefined)
  }
}

/** Whether this server lives on for the process's sake. */
function stayFor(child: ChildProcess, stay: boolean): void {
  child[stay ? 'ref' : 'unref']()
  child.channel?.[stay ? 'ref' : 'unref']()
}
