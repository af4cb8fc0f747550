import { FINAL_PASS_DAYS } from '#domain/planning/final-pass.ts'
import { passOf } from '#domain/planning/plan.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { planFacts } from './make-plan.ts'
import { hasExamBetween, readPlanRows } from './plan-store.ts'

interface Due {
  itemId: string
  topicId: string
  due: Date
}

/**
 * What is due, and after it the cards to be seen once more today for a paper of the coming week. One that comes back by
 * itself later on is due now instead.
 */
export async function withFinalPass(options: {
  due: readonly Due[]
  studentId: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<Due[]> {
  const { due, studentId, queries, curriculum, now } = options
  const from = dayIn('Etc/GMT+12', now)
  const until = addDays(dayIn('Etc/GMT-14', now), FINAL_PASS_DAYS)
  if (!(await hasExamBetween(queries, { studentId, from, until }))) return [...due]
  const rows = await readPlanRows(queries, { studentId, firstDay: from })
  if (!rows) return [...due]
  const facts = planFacts({ rows, curriculum, now })
  const dueNow = new Set(due.flatMap(({ itemId, due: at }) => (at <= now ? itemId : [])))
  const near = facts.exams.filter(({ day }) => day <= addDays(facts.today, FINAL_PASS_DAYS))
  const wanted = new Set(
    near.flatMap((exam) => [...passOf(exam, facts)].flatMap(([itemId, day]) => (day <= facts.today ? itemId : []))),
  )
  const extra = rows.cards.filter(({ itemId }) => wanted.has(itemId) && !dueNow.has(itemId))
  return [
    ...due.filter(({ itemId }) => dueNow.has(itemId) || !wanted.has(itemId)),
    ...extra.map(({ itemId, topicId }) => ({ itemId, topicId, due: now })),
  ]
}
