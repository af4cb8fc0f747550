import { isGiven } from '../questions/is-given.ts'
import { type Marking, mark } from '../questions/mark-question.ts'
import type { Question } from '../questions/question.ts'
import type { ExamPart } from './exam-question.ts'
import type { MarkingPoint } from './mark-scheme.ts'
import type { PartAnswer } from './part-answer.ts'

export interface PartMarks {
  /** From 0 up to the part's marks. */
  marks: number
  /** What the engine found; null where there is nothing for it to mark. */
  marking: Marking | null
  /** Whether it was marked with the pupil's own answer to an earlier part. */
  carried: boolean
  /** Whether the pupil has to look at the scheme before the marks are known. */
  needsPupil: boolean
}

type Marked = Pick<ExamPart, 'marks' | 'final' | 'scheme'>

/** Whether anything was given at all, on the screen or on paper. */
export const isAnswered = ({ response, written, onPaper }: PartAnswer): boolean =>
  onPaper || written.trim() !== '' || (response !== null && isGiven(response))

/**
 * Marks one part. A right final answer earns every mark, as in the boards' mark schemes; after a wrong one the working earns what
 * the pupil ticks, but never the last mark, which is for the answer. Whatever is ticked, marks stay between 0 and the part's.
 * @param carried the scheme with the pupil's own earlier answer (`carriedScheme`); it counts where it earns more
 */
export function markPart(
  { marks: outOf, final, scheme }: Marked,
  answer: PartAnswer,
  carried: Question | null = null,
): PartMarks {
  const asAsked = final && mark(final.scheme, answer.response)
  const asCarried = carried && mark(carried, answer.response)
  const isCarried = asAsked !== null && asCarried !== null && asCarried.marks > asAsked.marks
  const marking = isCarried ? asCarried : asAsked
  const of = { marking, carried: isCarried }
  const automatic = marking?.marks ?? 0
  if (!scheme || marking?.verdict === 'right') return { ...of, marks: Math.min(automatic, outOf), needsPupil: false }
  const most = final ? outOf - 1 : outOf
  const ticked = scheme.kind === 'points' ? marksTicked(scheme.points, answer.ticked) : (answer.chosen ?? 0)
  return {
    ...of,
    marks: Math.max(0, Math.min(Math.max(automatic, ticked), Math.max(automatic, most))),
    needsPupil: true,
  }
}

/** A point that needs another counts only when that one is ticked too. */
function marksTicked(points: readonly MarkingPoint[], ticked: readonly string[]): number {
  const chosen = new Set(ticked)
  return points
    .filter(({ id, needs }) => chosen.has(id) && (needs === null || chosen.has(needs)))
    .reduce((sum, { marks }) => sum + marks, 0)
}
