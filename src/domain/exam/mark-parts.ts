import { carriedScheme } from './carried-answer.ts'
import type { ExamPart } from './exam-question.ts'
import { isAnswered, markPart, type PartMarks } from './mark-part.ts'
import { emptyAnswer, type PartAnswer } from './part-answer.ts'

export interface MarkedPart extends PartMarks {
  part: ExamPart
  answer: PartAnswer
  /** Whether anything was given; what was not answered earns nothing. */
  answered: boolean
}

/** Marks every part of a question, each with the pupil's own answers to the parts before it. `answers` are by the parts' letters. */
export function markParts(
  { parts }: { parts: readonly ExamPart[] },
  answers: Readonly<Record<string, PartAnswer>>,
): MarkedPart[] {
  return parts.map((part) => {
    const answer = answers[part.letter] ?? emptyAnswer
    const answered = isAnswered(answer)
    const marked = markPart(part, answer, carriedScheme(part, { parts, answers }))
    return { part, answer, answered, ...marked, marks: answered ? marked.marks : 0 }
  })
}
