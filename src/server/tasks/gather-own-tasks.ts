import type { OwnTask } from '#contract/tasks.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { type OwnTaskRow, readOwnTasks } from './own-task-store.ts'
import { pupilStanding } from './pupil-standing.ts'
import { readOwnFacts } from './task-facts-store.ts'
import { findTaskMaterial } from './task-material.ts'

/** More than anybody is set at once; earlier ones are on the next page. */
const TASKS_A_PAGE = 60

/** A pupil's tasks with how they stand, the latest due first. */
export async function gatherOwnTasks(options: {
  studentId: string
  /** What an earlier page ended with. */
  after?: string | undefined
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  now: Date
}): Promise<{ tasks: OwnTask[]; next: string | null }> {
  const { studentId, after, queries, curriculum, now } = options
  const found = await readOwnTasks(queries, { studentId, after: readMoment(after), limit: TASKS_A_PAGE + 1, now })
  const page = found.slice(0, TASKS_A_PAGE)
  const last = page.at(-1)
  const facts = await readOwnFacts(queries, { studentId, taskIds: page.map(({ id }) => id) })
  const materialOf = await findTaskMaterial({ tasks: page, queries, curriculum })
  const byTask = new Map(facts.map((own) => [own.taskId, own]))
  return {
    tasks: page.map((task) => {
      const material = materialOf(task)
      const own = byTask.get(task.id) ?? { items: [], runs: [] }
      const { progress, state } = pupilStanding({ task, facts: own, material, now })
      return { ...wordsOf(task), state, path: material.path, ...pick(progress) }
    }),
    next: last && found.length > page.length ? writeMoment({ at: last.dueAt, id: last.id }) : null,
  }
}

const pick = ({ met, total, percent }: { met: number; total: number; percent: number | null }) => ({
  met,
  total,
  percent,
})

function wordsOf(task: OwnTaskRow) {
  const { id, title, note, method, goalPercent, opensOn, dueOn, dueTime, lateAllowed, teacherName: teacher } = task
  return { id, title, note, method, goalPercent, opensOn, dueOn, dueTime, lateAllowed, teacher }
}
