import { isGiven } from './is-given.ts'
import { markNumeric } from './mark-numeric.ts'
import { isAccepted } from './mark-short-text.ts'
import type { QuestionOf, QuizOption, QuizQuestion } from './question.ts'
import type { QuizResponse } from './response.ts'

export type Verdict = 'right' | 'partly' | 'wrong'
/** What is worth saying of an answer beyond its marks. */
export const findings = ['wrong-unit', 'no-unit', 'not-a-number', 'not-answered'] as const
export type Finding = (typeof findings)[number]

export interface Marking {
  /** Whole marks, from 0 up to `outOf`. */
  marks: number
  outOf: number
  verdict: Verdict
  /** The wrong ideas that the chosen options show. */
  misconceptions: string[]
  finding: Finding | null
}

/**
 * Marks one response by its question's mark scheme. Marks are whole, as on a paper: a share of them is rounded down.
 * - several right options: each right one counts, each wrong one takes one away again
 * - order: each item that is directly followed by the right next one counts
 * - pairs: each right one counts
 * - number: a wrong or missing unit costs one mark
 * No response, or one to a question of another kind, is wrong.
 */
export function mark(question: QuizQuestion, response: QuizResponse | null): Marking {
  if (!response || !isGiven(response)) return given(question, 0, 1, { finding: 'not-answered' })
  if (question.kind === 'four-option' && response.kind === 'four-option')
    return given(question, response.option === question.correct ? 1 : 0, 1, {
      misconceptions: misconceptionsOf(question.options, [response.option], [question.correct]),
    })
  if (question.kind === 'multi-select' && response.kind === 'multi-select')
    return markMultiSelect(question, new Set(response.options))
  if (question.kind === 'true-false' && response.kind === 'true-false') {
    const right = response.value === question.correct
    return given(question, right ? 1 : 0, 1, {
      misconceptions: !right && question.misconception ? [question.misconception] : [],
    })
  }
  if (question.kind === 'numeric' && response.kind === 'numeric') {
    const { share, finding } = markNumeric(question, response.text)
    return given(question, share, question.marks, { finding })
  }
  if (question.kind === 'short-text' && response.kind === 'short-text')
    return given(question, isAccepted(question, response.text) ? 1 : 0, 1)
  if (question.kind === 'ordering' && response.kind === 'ordering') {
    const right = question.items.map(({ id }) => id)
    return given(question, rightSteps(right, response.order), right.length - 1)
  }
  if (question.kind === 'matching' && response.kind === 'matching')
    return given(question, rightPairs(question, response.matches), question.pairs.length)
  return given(question, 0, 1)
}

function given(
  { marks: outOf }: Pick<QuizQuestion, 'marks'>,
  points: number,
  most: number,
  { misconceptions = [], finding = null }: Partial<Pick<Marking, 'misconceptions' | 'finding'>> = {},
): Marking {
  const marks = Math.floor((outOf * points) / most)
  const verdict = points === most ? 'right' : points > 0 ? 'partly' : 'wrong'
  return { marks, outOf, verdict, misconceptions, finding }
}

function markMultiSelect(question: QuestionOf<'multi-select'>, chosen: ReadonlySet<string>): Marking {
  const right = question.correct.filter((id) => chosen.has(id)).length
  const points = Math.max(0, right - (chosen.size - right))
  return given(question, points, question.correct.length, {
    misconceptions: misconceptionsOf(question.options, [...chosen], question.correct),
  })
}

function misconceptionsOf(
  options: readonly QuizOption[],
  chosen: readonly string[],
  correct: readonly string[],
): string[] {
  return options.flatMap(({ id, misconception }) =>
    misconception && chosen.includes(id) && !correct.includes(id) ? [misconception] : [],
  )
}

/** How many items are directly followed by the one that comes next. */
function rightSteps(right: readonly string[], order: readonly string[]): number {
  if (new Set(order).size !== right.length || order.length !== right.length) return 0
  return right.slice(1).filter((id, index) => order.indexOf(id) === order.indexOf(right[index] ?? '') + 1).length
}

/** Choices with the same words are the same choice. */
function rightPairs({ pairs }: QuestionOf<'matching'>, matches: Record<string, string>): number {
  const textOf = new Map(pairs.map(({ choiceId, choice }) => [choiceId, choice.trim()]))
  return pairs.filter(
    ({ id, choice }) => textOf.get(Object.hasOwn(matches, id) ? (matches[id] ?? '') : '') === choice.trim(),
  ).length
}
