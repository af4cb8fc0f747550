import { z } from 'zod'
import { reportWeek, wasLinkedIn } from '#domain/families/report-week.ts'
import { Weekday } from '#domain/progress/weekday.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import { notify } from '../notices/notify.ts'
import { makeReport } from './make-report.ts'
import { readContact, readPreferences } from './parent-store.ts'
import { composeReportMail } from './report-mail.ts'
import { keepReport, type ReportedLink, readLinksAfter, readReport, writeMailed } from './report-store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Looks which reports are due; sent every hour, and at each start. */
export const dueReports: Queue<object> = { name: 'due-weekly-reports', data: z.object({}) }

/** One parent's report about one child's week. */
export const weeklyReport: Queue<{ studentId: string; parentId: string; week: string; mailed: boolean }> = {
  name: 'weekly-report',
  data: z.object({ studentId: z.string(), parentId: z.string(), week: z.iso.date(), mailed: z.boolean() }),
  retries: 12,
}

/** Links looked at together. */
const AT_ONCE = 500
/** When a report that isn't mailed can be read. */
const MONDAY = 1

export interface ReportParts {
  database: Database
  curriculum: CurriculumStore
  jobs: Jobs
  mailer: Pick<Mailer, 'deliver'>
  publicUrl: string
  /** The installation's: see `unsubscribeToken`. */
  secret: string
  now: () => Date
}

/** What is to be done for a link: to keep a week's report, or to mail it too. Null when all is done. */
export function dueFor(link: ReportedLink, now: Date): { week: string; mailed: boolean } | null {
  const { timeZone, weeklyDay, linkedAt, lastWeek, lastMailed } = link
  const kept = reportWeek({ timeZone, now, reportDay: MONDAY })
  const mailed = weeklyDay === null ? null : reportWeek({ timeZone, now, reportDay: Weekday.parse(weeklyDay) })
  // Only this week's report is mailed, however long nobody looked.
  if (mailed === kept && wasLinkedIn(kept, { linkedAt, timeZone }) && !(lastWeek === kept && lastMailed))
    return { week: kept, mailed: true }
  if (wasLinkedIn(kept, { linkedAt, timeZone }) && (lastWeek === null || lastWeek < kept))
    return { week: kept, mailed: false }
  return null
}

/** Sends a job for each report that is due; one that was sent before is not sent again. */
export async function sendDueReports({ database, jobs, now }: Pick<ReportParts, 'database' | 'jobs' | 'now'>) {
  for (let after: ReportedLink | null = null; ; ) {
    const links: ReportedLink[] = await readLinksAfter(database, { after, count: AT_ONCE })
    for (const link of links) {
      const { studentId, parentId } = link
      const due = dueFor(link, now())
      if (due)
        await jobs.send(
          weeklyReport,
          { studentId, parentId, ...due },
          { key: `${studentId} ${parentId} ${due.week} ${due.mailed}` },
        )
    }
    after = links.at(-1) ?? null
    if (links.length < AT_ONCE) return
  }
}

/**
 * Makes a week's report, keeps it, and mails it where it is wanted. Begun anew after a crash it finds what was kept, and a mail
 * that had left already has the same key, so it is no second one.
 */
export async function sendWeeklyReport(
  { studentId, parentId, week, mailed }: { studentId: string; parentId: string; week: string; mailed: boolean },
  { database, curriculum, mailer, publicUrl, secret, now }: Omit<ReportParts, 'jobs'>,
): Promise<void> {
  const key = { studentId, parentId, week }
  let report = await readReport(database, key)
  if (!report) {
    const content = await makeReport({ studentId, week, queries: database, curriculum, now: now() })
    report = content && (await keepReport(database, { ...key, content, now: now() }))
  }
  if (!report) return
  const [child = ''] = report.content.childName.split(/\s+/)
  await notify(database, {
    to: [parentId],
    cause: `weekly-report:${studentId}:${week}`,
    title: `${child}’s week is ready to read`,
    body: 'What was revised, and one thing to ask at home.',
    link: '/dashboard/parent',
    at: now(),
  })
  if (!mailed || report.mailedAt) return
  const [parent, { weeklyDay }] = [await readContact(database, parentId), await readPreferences(database, parentId)]
  // Whoever has stopped it since it was due, or has no verified address, reads it on the dashboard.
  if (!parent || weeklyDay === null) return
  await mailer.deliver(
    composeReportMail({
      report: report.content,
      parent,
      publicUrl,
      unsubscribeToken: unsubscribeToken(secret, parentId),
      key: `weekly-report ${studentId} ${parentId} ${week}`,
    }),
  )
  await writeMailed(database, { ...key, now: now() })
}

/** Says who makes the reports, and looks every hour what is due. */
export async function startWeeklyReports(parts: ReportParts): Promise<void> {
  const { jobs } = parts
  await jobs.work(weeklyReport, (data) => sendWeeklyReport(data, parts))
  await jobs.work(dueReports, () => sendDueReports(parts))
  await jobs.schedule(dueReports, '5 * * * *', {})
  await jobs.send(dueReports, {})
}
