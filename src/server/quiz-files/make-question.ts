import { randomBytes, randomUUID } from 'node:crypto'
import { Question } from '#domain/questions/question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { tidyQuestion } from '#domain/questions/tidy-question.ts'
import { UnreadableItem } from './quiz-file.ts'

/** Parts of a file's question get ids of ours: theirs may tell what is right. */
export const newPartId = () => randomBytes(5).toString('hex')

export interface FileOption {
  text: string
  right: boolean
  /** What a wrong option is answered with elsewhere: here, the misconception that it shows. */
  feedback: string
}

export interface QuestionTexts {
  prompt: string
  explanation: string
  marks: number
}

/**
 * A choice as a question of ours: one right option, or all that are right to be chosen. @param single whether the file asks for one option
 */
export function choiceQuestion(
  texts: QuestionTexts,
  { options, single, lost }: { options: readonly FileOption[]; single: boolean; lost: string[] },
): Question {
  const parts = options.map(({ text, right, feedback }) => ({
    id: newPartId(),
    text,
    ...(!right && feedback.trim() && { misconception: feedback.trim().slice(0, questionLimits.misconception) }),
  }))
  const correct = parts.flatMap(({ id }, at) => (options[at]?.right ? [id] : []))
  if (correct.length === 0) throw new UnreadableItem('It does not say which option is right.')
  if (single && correct.length === 1)
    return whole({ ...texts, kind: 'multiple-choice', options: parts, correct: correct[0] })
  if (single) lost.push('It asks for one option, but several are right: here, pupils choose all of them.')
  return whole({ ...texts, kind: 'multiple-response', options: parts, correct })
}

/** A question made whole and checked. @throws {UnreadableItem} with what is wrong with it. */
export function whole(made: object): Question {
  const parsed = Question.safeParse({ id: randomUUID(), ...made })
  if (parsed.success) return tidyQuestion(parsed.data)
  throw new UnreadableItem(parsed.error.issues[0]?.message ?? 'It is not whole.')
}

/** Whole marks within what a question can be worth. */
export const wholeMarks = (marks: number) =>
  Number.isFinite(marks) ? Math.min(questionLimits.marks, Math.max(1, Math.round(marks))) : 1
