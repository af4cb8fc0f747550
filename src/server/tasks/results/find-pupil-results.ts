import type { PupilResult } from '#contract/tasks.ts'
import { clockIn } from '#domain/tasks/local-clock.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import { type PupilStanding, pupilStanding } from '../pupil-standing.ts'
import { readTaskFacts } from '../task-facts-store.ts'
import { findTaskMaterial } from '../task-material.ts'
import type { ListedTask } from '../task-store.ts'
import { readNames } from '../teaching-store.ts'

export interface PupilResults {
  /** By name. */
  pupils: (PupilResult & { classId: string })[]
  standings: PupilStanding[]
  path: string | null
}

/** How each pupil of a task did. */
export async function findPupilResults(options: {
  task: ListedTask
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  now: Date
}): Promise<PupilResults> {
  const { task, queries, curriculum, now } = options
  const facts = await readTaskFacts(queries, [task.id])
  const names = await readNames(
    queries,
    facts.map(({ studentId }) => studentId),
  )
  const material = (await findTaskMaterial({ tasks: [task], queries, curriculum }))(task)
  const classNames = new Map(task.classes.map(({ id, name }) => [id, name]))
  const clock = (moment: Date | null) => moment && clockIn(task.timeZone, moment)
  const rows = facts.map(({ studentId, classId, ...own }) => ({
    studentId,
    classId,
    standing: pupilStanding({ task, facts: own, material, now }),
  }))
  return {
    path: material.path,
    standings: rows.map(({ standing }) => standing),
    pupils: rows
      .map(({ studentId, classId, standing: { progress, state } }) => {
        const { met, total, percent, attempts, lastAt, doneAt } = progress
        return {
          id: studentId,
          name: names.get(studentId) ?? '',
          classId,
          className: classNames.get(classId) ?? '',
          state,
          met,
          total,
          percent,
          attempts,
          last: clock(lastAt),
          doneOn: clock(doneAt),
        }
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en-GB') || (one.id < other.id ? -1 : 1)),
  }
}
