import { readAlgebra } from '../questions/algebra/read-algebra.ts'
import { valueAt } from '../questions/algebra/value-at.ts'
import { numberIn } from '../questions/numeric/mark-numeric.ts'
import type { Question } from '../questions/question.ts'
import type { CarriedOn, ExamPart } from './exam-question.ts'
import type { PartAnswer } from './part-answer.ts'

/** Per cent by which a carried answer may be off where the scheme allows nothing: it seldom is a round number. */
const ROUNDING = 1

/** What the formula makes of an earlier answer; null where it makes no number. */
export function carryOn({ from, formula }: CarriedOn, earlier: number): number | null {
  const { algebra } = readAlgebra(formula, [from])
  if (!algebra || algebra.right) return null
  const value = valueAt(algebra.left, () => earlier)
  return Number.isFinite(value) ? value : null
}

/**
 * The scheme by which a part is marked with the pupil's own answer to the earlier part: what follows from that is right here.
 * Null where nothing is carried on, or nothing that could be.
 */
export function carriedScheme(
  { final, carriedOn }: Pick<ExamPart, 'final' | 'carriedOn'>,
  {
    parts,
    answers,
  }: { parts: readonly Pick<ExamPart, 'letter' | 'final'>[]; answers: Readonly<Record<string, PartAnswer>> },
): Question | null {
  if (final?.scheme.kind !== 'numeric' || !carriedOn) return null
  const earlier = parts.find(({ letter }) => letter === carriedOn.from)?.final?.scheme
  const response = answers[carriedOn.from]?.response
  if (earlier?.kind !== 'numeric' || response?.kind !== 'numeric') return null
  const own = numberIn(earlier.unit, response.text)
  // Nothing much is worked out from 0.
  const answer = own === null || own === 0 ? null : carryOn(carriedOn, own)
  if (answer === null || answer === 0) return null
  const { tolerance } = final.scheme
  return {
    ...final.scheme,
    answer,
    tolerance: tolerance.kind === 'exact' ? { kind: 'per-cent', amount: ROUNDING } : tolerance,
  }
}
