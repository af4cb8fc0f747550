import type { TaskSummary } from '#contract/tasks.ts'
import type { TaskMethod } from '#domain/tasks/task.ts'
import { counted } from '../progress/counted.ts'

/** Whom a task is for. */
export function audienceWords({
  classes,
  wholeClasses,
  pupils,
}: Pick<TaskSummary, 'classes' | 'wholeClasses' | 'pupils'>): string {
  const names = classes.map(({ name }) => name).join(', ')
  return wholeClasses ? `${names}, ${counted(pupils, 'pupil')}` : `${counted(pupils, 'pupil')} of ${names}`
}

/** How a task counts as done. */
export function goalWords(method: TaskMethod, goalPercent: number | null): string {
  if (goalPercent === null) return throughWords[method]
  return method === 'flashcards'
    ? `At least ${goalPercent}% of the cards known`
    : method === 'notes'
      ? `At least ${goalPercent}% of its questions right`
      : `At least ${goalPercent}% in a finished quiz`
}

export const throughWords: Record<TaskMethod, string> = {
  flashcards: 'All cards seen once',
  quiz: 'The quiz finished',
  notes: 'All questions on the note answered',
  'own-quiz': 'The quiz finished',
}

export const percent = (share: number) => `${Math.round(share * 100)}%`
