import type { Logger } from 'pino'
import { startAdministrationWorkers } from './administration/start-administration-workers.ts'
import type { CurriculumStore } from './curriculum/curriculum-store.ts'
import type { Database } from './database/database.ts'
import { startOverdueMails } from './families/overdue-mails.ts'
import { startWeeklyReports } from './families/weekly-reports.ts'
import type { Jobs } from './jobs/jobs.ts'
import { deliverQueuedMails } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import { privacyMails } from './privacy/privacy-mails.ts'
import { startRetention } from './privacy/retention-queue.ts'
import { startPastAnswers } from './study/past-answers-queue.ts'
import { announceOpenedTasks } from './tasks/setting/opening-queue.ts'

export interface WorkerParts {
  jobs: Jobs
  mailer: Mailer
  database: Database
  curriculum: CurriculumStore
  publicUrl: string
  /** The installation's own: see `AppParts`. */
  secret: string
  log: Pick<Logger, 'error'>
  now: () => Date
}

/** Says who does the jobs of every queue, and what is scheduled. */
export async function startWorkers(parts: WorkerParts): Promise<void> {
  await deliverQueuedMails(parts)
  await startAdministrationWorkers(parts)
  await announceOpenedTasks(parts)
  await startRetention({ ...parts, mails: privacyMails(parts.publicUrl) })
  await startWeeklyReports(parts)
  await startOverdueMails(parts)
  await startPastAnswers(parts)
}
