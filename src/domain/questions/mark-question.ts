import { kindOf } from './every-kind.ts'
import type { Finding, Points } from './kind.ts'
import type { Question } from './question.ts'
import type { QuestionResponse } from './response.ts'

/** 'waiting': a teacher has to mark it. */
export const verdicts = ['right', 'partly', 'wrong', 'waiting'] as const
export type Verdict = (typeof verdicts)[number]

export interface Marking {
  /** Whole marks, from 0 up to `outOf`. */
  marks: number
  outOf: number
  verdict: Verdict
  /** The wrong ideas that the response shows. */
  misconceptions: string[]
  finding: Finding | null
}

const notAnswered: Points = { points: 0, most: 1, finding: 'not-answered' }
const otherKind: Points = { points: 0, most: 1 }

/**
 * Marks one response by its question's mark scheme. Marks are whole, as on a paper: a share of them is rounded down.
 * No response, or one to a question of another kind, is wrong.
 */
export function mark(question: Question, response: QuestionResponse | null): Marking {
  const { points, most, misconceptions = [], finding = null, waits = false } = pointsFor(question, response)
  const outOf = question.marks
  const verdict = waits ? 'waiting' : points === most ? 'right' : points > 0 ? 'partly' : 'wrong'
  return { marks: Math.floor((outOf * points) / most), outOf, verdict, misconceptions, finding }
}

function pointsFor(question: Question, response: QuestionResponse | null): Points {
  if (!response || !kindOf(response).isGiven(response)) return notAnswered
  return response.kind === question.kind ? kindOf(question).mark(question, response) : otherKind
}
