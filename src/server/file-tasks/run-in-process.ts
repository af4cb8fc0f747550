import { AppError } from '#contract/errors.ts'
import { startProcess } from './start-process.ts'

/** Far longer than the largest honest file takes. */
const TIME_MS = 60_000
/** More than so many that wait find a server that is busy. */
const MOST_WAITING = 10

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Does a task in a process of its own, one at a time over all kinds: a hostile file can neither stop the server nor stay on its
 * processor, since a process can be ended whatever it does. `script` gets the task as a message and answers with one.
 * @throws {AppError} not-readable when the file breaks the process or takes it too long; unavailable when too many wait.
 */
export async function runInProcess<Task extends object, Answer>(script: URL, task: Task): Promise<Answer> {
  if (waiting >= MOST_WAITING) throw new AppError('unavailable')
  waiting++
  const before = last
  const done = before.then(() => inProcess<Task, Answer>(script, task))
  last = done.catch(() => {})
  try {
    return await done
  } finally {
    waiting--
  }
}

function inProcess<Task extends object, Answer>(script: URL, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = startProcess(script)
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_MS)
    const refuse = () => reject(new AppError('not-readable'))
    child.once('message', (answer: Answer) => resolve(answer))
    child.once('error', refuse)
    child.once('exit', () => {
      clearTimeout(timer)
      refuse()
    })
    child.send(task)
  })
}
