import type { Jobs } from '#server/jobs/jobs.ts'

/** The product's own job queue, opened with its workers when something is first sent to it: most tests never do. */
export function lazyJobs(open: () => Promise<Jobs>): Jobs {
  let opening: Promise<Jobs> | undefined
  const opened = () => {
    opening ??= open()
    return opening
  }
  return {
    send: async (queue, data, options) => {
      // The embedded database has one connection: opening the queue would wait for the transaction, and that for it.
      if (options?.within && !opening) throw new Error('Open the queue before the test: await app.jobs.failed()')
      return (await opened()).send(queue, data, options)
    },
    work: async (...worker) => (await opened()).work(...worker),
    schedule: async (...schedule) => (await opened()).schedule(...schedule),
    remove: async (...what) => {
      if (!opening) throw new Error('Open the queue before the test: await app.jobs.failed()')
      return (await opening).remove(...what)
    },
    failed: async () => (await opened()).failed(),
    stop: async () => (await opening)?.stop(),
  }
}
