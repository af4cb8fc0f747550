import type { TutorReply } from '#contract/tutor.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'

export type Checked = NonNullable<Extract<TutorReply, { kind: 'passage' }>['check']>

const partOf = (option: number) => `option${option}`

/** A question of four options as one of the kinds that every screen asks and marks; any other is one already. */
export function askedCheck(check: Checked): { asked: PupilQuestion; scheme: Question } {
  if (!hasFourOptions(check)) return check
  const { id, question, options, correctAnswer, explanation } = check
  const kind = 'multiple-choice'
  return {
    asked: {
      kind,
      id,
      prompt: question,
      marks: 1,
      options: options.map(({ html, text }, at) => ({ id: partOf(at), html, text })),
    },
    scheme: {
      kind,
      id,
      prompt: question.text,
      explanation: explanation.text,
      marks: 1,
      options: options.map(({ text, misconception }, at) => ({ id: partOf(at), text, misconception })),
      correct: partOf(correctAnswer),
    },
  }
}

/** What is sent of an answer: the place of the option that was chosen, or the response to a question of another kind. */
export function givenTo(
  check: Checked,
  response: QuestionResponse,
): { choice: number } | { response: QuestionResponse } {
  if (!hasFourOptions(check) || response.kind !== 'multiple-choice') return { response }
  return { choice: check.options.findIndex((_, at) => partOf(at) === response.option) }
}
