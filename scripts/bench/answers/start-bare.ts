import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type BareRun, BareRunResult, type BareSettings } from './bare-messages.ts'

export interface BareSql {
  pid: number
  run(seconds: number): Promise<BareRunResult>
  stop(): Promise<void>
}

/** Starts the bare SQL in a process of its own, as the product has one, and waits until it is ready. */
export async function startBareSql(settings: BareSettings): Promise<BareSql> {
  const child = fork(path.join(import.meta.dirname, 'bare-answers-process.ts'), [JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(() => {
    process.off('exit', endWithUs)
    throw new Error('The bare SQL ended.')
  })
  // Only a wait for an answer minds that it ended.
  ended.catch(() => undefined)
  const answer = (): Promise<unknown[]> => Promise.race([once(child, 'message'), ended])
  await answer()
  return {
    pid: child.pid ?? 0,
    async run(seconds) {
      child.send({ seconds } satisfies BareRun)
      const [message] = await answer()
      return BareRunResult.parse(message)
    },
    async stop() {
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}
