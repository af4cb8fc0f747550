import type { Child } from '#contract/families.ts'
import { minutesByDay } from '#domain/families/study-minutes.ts'
import type { Person } from '#domain/permissions.ts'
import { addDays, dayIn, daysBetween } from '#domain/progress/day.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { isRestDay } from '#domain/progress/weekday.ts'
import { lastDays } from '#domain/study/last-days.ts'
import { rankTopics } from '#domain/study/mastery.ts'
import type { TaskState } from '#domain/tasks/task-progress.ts'
import { earningRulesOf } from '../awards/earning-rules.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readDashboardRows } from '../progress/dashboard-store.ts'
import { topicProgress } from '../progress/topic-progress.ts'
import { gatherOwnTasks } from '../tasks/gather-own-tasks.ts'
import { readChildIds } from './family-store.ts'
import { requireParent } from './require-child.ts'
import { readSupport, type SetBy } from './support-store.ts'
import { readAnswers, readChildFacts, readExams, type StoredExam } from './week-store.ts'

const DAYS_OF_A_WEEK = 7
const TOPICS_RANKED = 3
const RECENT_TOPICS = 4
/** How far ahead papers are told of. */
const EXAM_DAYS = 120

interface Parts {
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}

/** A parent's linked children, each with the last seven days. @throws {AppError} not-signed-in; not-allowed. */
export async function listChildren({ person, ...parts }: Parts & { person: Person }): Promise<{ children: Child[] }> {
  const { parentId } = requireParent(person)
  const links = await readChildIds(parts.queries, parentId)
  const children = await Promise.all(links.map((link) => readChild({ ...link, parentId, ...parts })))
  return { children: children.flatMap((child) => child ?? []) }
}

async function readChild(
  options: Parts & { studentId: string; parentId: string; linkedAt: Date; confirmation: Child['confirmation'] },
): Promise<Child | null> {
  const { studentId, parentId, linkedAt, confirmation, queries, curriculum, now } = options
  const facts = await readChildFacts(queries, studentId)
  if (!facts) return null
  const { fullName, school, timeZone, ageBand } = facts
  const today = dayIn(timeZone, now)
  const firstDay = addDays(today, 1 - DAYS_OF_A_WEEK)
  const [rows, support, answers, exams, { tasks }] = await Promise.all([
    readDashboardRows(queries, { studentId, firstDay, horizon: now }),
    readSupport(queries, { studentId }),
    readAnswers(queries, { studentId, from: addDays(firstDay, -1), until: addDays(today, 1) }),
    readExams(queries, { studentId, from: today, until: addDays(today, EXAM_DAYS) }),
    gatherOwnTasks({ studentId, queries, curriculum, now }),
  ])
  if (!rows || !support) return null
  const rules = earningRulesOf(rows.rules)
  const days = new Map(rows.days.map((day) => [day.day, day]))
  const minutes = minutesByDay(
    answers.map(({ at }) => at),
    timeZone,
  )
  const topics = rows.mastery.flatMap((row) => topicProgress(row, curriculum))
  const { restDays } = support
  const setBy = (by: SetBy | null) => (by ? { byYou: by.id === parentId, at: by.at.toISOString() } : null)
  return {
    studentId,
    fullName,
    school,
    ageBand,
    linkedAt: linkedAt.toISOString(),
    confirmation,
    progress: summariseProgress({ ...rows, ...rules, days, now }),
    thresholds: rules.thresholds,
    longestStreak: rows.progress.longestStreak,
    hasStudied: rows.progress.lastActiveDay !== null,
    days: lastDays(today, days)
      .slice(-DAYS_OF_A_WEEK)
      .map((day) => ({ ...day, minutes: minutes.get(day.day) ?? 0, rest: isRestDay(day.day, restDays) })),
    ...rankTopics(topics, TOPICS_RANKED),
    recent: topics.slice(0, RECENT_TOPICS),
    dueNow: rows.due.length,
    exams: exams.map((exam) => ({ ...shownExam(exam, curriculum), days: daysBetween(today, exam.day) })),
    tasks: tasks.filter(isOpen).toReversed(),
    restDays,
    goalsSet: setBy(support.goals),
    senMode: setBy(support.senMode),
  }
}

export const shownExam = (exam: StoredExam, curriculum: Pick<CurriculumStore, 'subject'>) => ({
  ...exam,
  subjectTitle: curriculum.subject(exam.level, exam.subject)?.title ?? exam.subject,
})

/** Still to be handed in, though it may be late. */
const isOpen = ({ state }: { state: TaskState }) => state === 'to-do' || state === 'begun' || state === 'overdue'
