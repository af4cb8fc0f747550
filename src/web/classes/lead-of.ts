import type { ClassSummary } from '#contract/classes.ts'
import { counted } from '../progress/counted.ts'

/** What a teacher is told first: it counts as the classes' cards do. A pupil of two classes counts in both. */
export function leadOf(classes: readonly Pick<ClassSummary, 'pupils' | 'notSeen'>[]): string {
  if (classes.length === 0) return 'Everything your pupils revise with is open to you.'
  const sum = (of: 'pupils' | 'notSeen') => classes.reduce((total, one) => total + one[of], 0)
  if (sum('pupils') === 0) return 'No pupil has joined your classes yet.'
  return sum('notSeen') === 0
    ? 'Everybody in your classes has revised in the last seven days.'
    : `${counted(sum('notSeen'), 'pupil has', 'pupils have')} not revised in the last seven days.`
}
