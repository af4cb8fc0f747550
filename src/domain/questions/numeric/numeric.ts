import type { Kind } from '../kind.ts'
import type { QuestionOf } from '../question.ts'
import { markNumeric } from './mark-numeric.ts'
import { writeNumber } from './write-number.ts'

/** A number with its unit. A wrong or missing unit costs one mark. */
export const numeric: Kind<'numeric'> = {
  isGiven: ({ text }) => text.trim() !== '',
  mark(question, { text }) {
    const { share, finding } = markNumeric(question, text)
    return { points: share, most: question.marks, finding }
  },
  right: (question) => ({ kind: 'numeric', text: writeAnswer(question) }),
  ask: ({ kind, unit }, { base }) => ({ ...base, kind, wantsUnit: unit !== null }),
  texts: () => [],
  tidy: (question) => question,
}

/** The number with its tolerance and unit: 3 × 10⁸ m/s ± 1%. */
function writeAnswer({ answer, tolerance, unit }: QuestionOf<'numeric'>): string {
  const money = unit !== null && /^[£$€]$/.test(unit)
  const spread =
    tolerance.kind === 'exact' ? '' : ` ± ${writeNumber(tolerance.amount)}${tolerance.kind === 'per-cent' ? '%' : ''}`
  if (money) return `${answer < 0 ? '−' : ''}${unit}${writeNumber(Math.abs(answer))}${spread}`
  const close = unit !== null && /^[%°]$/.test(unit)
  return `${writeNumber(answer)}${unit === null ? '' : close ? unit : ` ${unit}`}${spread}`
}
