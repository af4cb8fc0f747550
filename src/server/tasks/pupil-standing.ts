import { deckProgress, quizProgress, stateOf, type TaskProgress, type TaskState } from '#domain/tasks/task-progress.ts'
import type { PupilFacts } from './task-facts-store.ts'
import type { TaskMaterial } from './task-material.ts'
import type { TaskRow } from './task-row.ts'

export interface PupilStanding {
  progress: TaskProgress
  state: TaskState
}

/** How a pupil stands with a task, from what they did for it. */
export function pupilStanding(options: {
  task: TaskRow
  facts: Pick<PupilFacts, 'items' | 'runs'>
  material: TaskMaterial
  now: Date
}): PupilStanding {
  const { task, facts, material, now } = options
  const { goalPercent, lateAllowed } = task
  const progress =
    task.method === 'quiz' || task.method === 'own-quiz'
      ? quizProgress({ runs: facts.runs, goalPercent })
      : deckProgress({ itemIds: material.itemIds, facts: facts.items, goalPercent })
  return { progress, state: stateOf({ window: task, lateAllowed, progress, now }) }
}
