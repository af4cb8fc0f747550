import { z } from 'zod'
import { PartId, type QuizQuestion } from './question.ts'
import { writeNumber } from './write-number.ts'

const parts = z.array(PartId)

/** What would have been right, told once a question is marked. */
export const RightAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('four-option'), option: PartId }),
  z.object({ kind: z.literal('multi-select'), options: parts }),
  z.object({ kind: z.literal('true-false'), value: z.boolean() }),
  z.object({ kind: z.literal('numeric'), text: z.string() }),
  z.object({ kind: z.literal('short-text'), accepted: z.array(z.string()) }),
  z.object({ kind: z.literal('ordering'), order: parts }),
  z.object({ kind: z.literal('matching'), matches: z.record(PartId, PartId) }),
])
export type RightAnswer = z.infer<typeof RightAnswer>

export function rightAnswer(question: QuizQuestion): RightAnswer {
  switch (question.kind) {
    case 'four-option':
      return { kind: 'four-option', option: question.correct }
    case 'multi-select':
      return { kind: 'multi-select', options: [...question.correct] }
    case 'true-false':
      return { kind: 'true-false', value: question.correct }
    case 'numeric':
      return { kind: 'numeric', text: writeNumeric(question) }
    case 'short-text':
      return { kind: 'short-text', accepted: [...question.accepted] }
    case 'ordering':
      return { kind: 'ordering', order: question.items.map(({ id }) => id) }
    case 'matching':
      return { kind: 'matching', matches: rightMatches(question.pairs) }
  }
}

type Numeric = Extract<QuizQuestion, { kind: 'numeric' }>
type Pair = Extract<QuizQuestion, { kind: 'matching' }>['pairs'][number]

/** The number with its tolerance and unit: 3 × 10⁸ m/s ± 1%. */
function writeNumeric({ answer, tolerance, unit }: Numeric): string {
  const money = unit !== null && /^[£$€]$/.test(unit)
  const spread =
    tolerance.kind === 'exact' ? '' : ` ± ${writeNumber(tolerance.amount)}${tolerance.kind === 'per-cent' ? '%' : ''}`
  if (money) return `${answer < 0 ? '−' : ''}${unit}${writeNumber(Math.abs(answer))}${spread}`
  const close = unit !== null && /^[%°]$/.test(unit)
  return `${writeNumber(answer)}${unit === null ? '' : close ? unit : ` ${unit}`}${spread}`
}

/** Choices with the same words are shown once, as the last of them: see `toPupilQuestion`. */
function rightMatches(pairs: readonly Pair[]): Record<string, string> {
  const shown = new Map(pairs.map(({ choiceId, choice }) => [choice.trim(), choiceId]))
  return Object.fromEntries(pairs.map(({ id, choiceId, choice }) => [id, shown.get(choice.trim()) ?? choiceId]))
}
