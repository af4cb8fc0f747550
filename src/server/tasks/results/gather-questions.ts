import type { QuestionResult } from '#contract/tasks.ts'
import { analyseQuestions } from '#domain/tasks/item-analysis.ts'
import { gatherMisconceptions, type Misconception, type WrongChoice } from '#domain/tasks/misconceptions.ts'
import type { AskedAnswer, AskedQuestion } from './task-questions.ts'

export interface QuestionFigures {
  questions: QuestionResult[]
  misconceptions: Misconception[]
  /** By id. */
  asked: ReadonlyMap<string, AskedQuestion>
}

/** A pupil's first answer to a question, and whether they have been right about it since. */
export interface GivenAnswer extends AskedAnswer {
  studentId: string
  firstRight: boolean
  lastRight: boolean
}

/** The figures of each question, in the order of `order` and then of first answers, and the misconceptions behind wrong ones. */
export function gatherQuestions(options: {
  answers: readonly GivenAnswer[]
  order: readonly string[]
}): QuestionFigures {
  const { answers, order } = options
  const asked = new Map(answers.map((answer) => [answer.asked.id, answer.asked]))
  const analyses = analyseQuestions(
    answers.map(({ studentId, asked: { id }, chosen, firstRight }) => ({
      pupilId: studentId,
      questionId: id,
      options: chosen,
      right: firstRight,
    })),
  )
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = (id: string) => place.get(id) ?? order.length
  return {
    asked,
    questions: analyses
      .toSorted((one, other) => placeOf(one.questionId) - placeOf(other.questionId))
      .flatMap(({ questionId, answered, right, chosen, discrimination }) => {
        const question = asked.get(questionId)
        return question ? [resultOf(question, { answered, right, chosen, discrimination })] : []
      }),
    misconceptions: gatherMisconceptions(
      answers.flatMap(({ studentId, asked: { id, question, options: own }, chosen, lastRight }): WrongChoice[] =>
        own
          .filter(({ key, right }) => !right && chosen.includes(key))
          .map(({ key, text, misconception }) => ({
            pupilId: studentId,
            questionId: id,
            option: key,
            // The same words may be wrong in one question and right in another.
            label: misconception ?? `‘${text}’ for ‘${question.text}’`,
            rightSince: lastRight,
          })),
      ),
    ),
  }
}

function resultOf(
  { id, question, drawn, options, explanation }: AskedQuestion,
  figures: Pick<QuestionResult, 'answered' | 'right' | 'discrimination'> & { chosen: ReadonlyMap<string, number> },
): QuestionResult {
  const { chosen, ...rest } = figures
  return {
    ...rest,
    id,
    question,
    drawn,
    explanation,
    options: options.map(({ key, ...option }) => ({ ...option, chosen: chosen.get(key) ?? 0 })),
  }
}
