import { type ExamQuestion, marksOf } from './exam-question.ts'
import { markParts } from './mark-parts.ts'
import type { PartAnswer } from './part-answer.ts'

export interface ExamMarks {
  marks: number
  outOf: number
  /** Parts that were answered, and those with every mark. */
  answered: number
  full: number
  /** The points of parts that earned less than every mark. */
  lost: string[]
}

/** Marks a whole question. `answers` are by the parts' letters; a part that was not answered earns nothing. */
export function markExamAnswer(question: ExamQuestion, answers: Readonly<Record<string, PartAnswer>>): ExamMarks {
  const parts = markParts(question, answers).map(({ part, answered, marks }) => ({
    answered,
    marks,
    points: part.points,
    outOf: part.marks,
  }))
  return {
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
    outOf: marksOf(question),
    answered: parts.filter(({ answered }) => answered).length,
    lost: [...new Set(parts.flatMap(({ points, marks, outOf }) => (marks < outOf ? points : [])))],
    full: parts.filter(({ answered, marks, outOf }) => answered && marks === outOf).length,
  }
}
