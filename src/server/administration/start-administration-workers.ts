import type { WorkerParts } from '../start-workers.ts'
import { readUnfinishedBroadcasts } from './broadcast-store.ts'
import { deliverBroadcast } from './deliver-broadcast.ts'
import { reportQueue } from './generate-report.ts'
import { makeReport } from './make-report.ts'
import { readWaitingReports, writeReportFailed } from './report-store.ts'
import { broadcastQueue } from './send-broadcast.ts'

/** Carries notifications and makes reports; what a stop broke off before its job was sent is taken up. */
export async function startAdministrationWorkers(parts: Omit<WorkerParts, 'mailer'>): Promise<void> {
  const { jobs, database, log, now } = parts
  await jobs.work(broadcastQueue, ({ id }, { signal }) => deliverBroadcast({ ...parts, id, signal }))
  await jobs.work(reportQueue, async ({ id }) => {
    try {
      await makeReport({ ...parts, id })
    } catch (error) {
      log.error({ err: error }, 'a report could not be made')
      await writeReportFailed(database, { id, now: now() })
    }
  })
  for (const id of await readUnfinishedBroadcasts(database)) await jobs.send(broadcastQueue, { id }, { key: id })
  for (const id of await readWaitingReports(database)) await jobs.send(reportQueue, { id }, { key: id })
}
