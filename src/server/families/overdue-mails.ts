import { z } from 'zod'
import type { OwnTask } from '#contract/tasks.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { gatherOwnTasks } from '../tasks/gather-own-tasks.ts'
import { readChildIds, readFullName } from './family-store.ts'
import { readContact, readParentsForOverdue } from './parent-store.ts'

/** Looks for tasks of children that have become overdue; sent every afternoon, after school. */
const overdueTasks: Queue<object> = { name: 'overdue-tasks', data: z.object({}) }
const EVERY_AFTERNOON = '30 16 * * *'

/** Only what became overdue a short while ago: a parent who turns this on is not told of a whole term. */
const RECENT_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500

interface Parts {
  database: Database
  curriculum: CurriculumStore
  jobs: Jobs
  publicUrl: string
  now: () => Date
}

/** Mails parents who asked for it, once for each task of each child. */
export async function mailOverdueTasks(parts: Parts): Promise<void> {
  for (let after = ''; ; ) {
    const parents = await readParentsForOverdue(parts.database, { after, count: AT_ONCE })
    for (const parentId of parents) await mailParent(parentId, parts)
    after = parents.at(-1) ?? after
    if (parents.length < AT_ONCE) return
  }
}

async function mailParent(parentId: string, { database, curriculum, jobs, publicUrl, now }: Parts): Promise<void> {
  const parent = await readContact(database, parentId)
  if (!parent) return
  for (const { studentId } of await readChildIds(database, parentId)) {
    const { tasks } = await gatherOwnTasks({ studentId, queries: database, curriculum, now: now() })
    const overdue = tasks.filter((task) => task.state === 'overdue' && isRecent(task, now()))
    if (overdue.length === 0) continue
    const [child = ''] = (await readFullName(database, studentId)).trim().split(/\s+/)
    for (const { id, title, teacher, dueOn } of overdue)
      await jobs.send(
        mailQueue,
        composeMail({
          to: parent.email,
          name: parent.fullName,
          subject: `A task of ${child}’s is overdue: ${title}`,
          paragraphs: [
            `${teacher} set “${title}” for ${dates.format(new Date(`${dueOn}T00:00:00Z`))}, and it is not done yet. It can still be handed in.`,
            'Things get in the way. Asking what would help to begin is a good start.',
          ],
          action: { label: `See what ${child} has to do`, url: `${publicUrl}/dashboard/parent` },
          small: [
            'You get this because you chose it in Notification Settings on your dashboard. You can turn it off there.',
          ],
        }),
        { key: `overdue ${parentId} ${studentId} ${id}` },
      )
  }
}

const dates = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const isRecent = ({ dueOn }: Pick<OwnTask, 'dueOn'>, now: Date) =>
  now.getTime() - Date.parse(`${dueOn}T00:00:00Z`) <= (RECENT_DAYS + 1) * DAY_MS

/** Says who looks for overdue tasks, and when. */
export async function startOverdueMails(parts: Parts): Promise<void> {
  await parts.jobs.work(overdueTasks, () => mailOverdueTasks(parts))
  await parts.jobs.schedule(overdueTasks, EVERY_AFTERNOON, {})
}
