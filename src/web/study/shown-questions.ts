import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import type { FourOptionQuestion, QuizQuestion } from '#domain/curriculum/topic.ts'
import type { ShownQuestion, ShownQuizQuestion } from './shown-items.ts'

export const shownQuestion = ({
  id,
  question,
  options,
  correctAnswer,
  explanation,
}: FourOptionQuestion): ShownQuestion => ({
  id,
  question: question.html,
  options: options.map(({ html, misconception }) => ({ html, misconception })),
  correctAnswer,
  explanation: explanation.html,
})

export function shownQuizQuestion(question: QuizQuestion): ShownQuizQuestion {
  if (hasFourOptions(question)) return shownQuestion(question)
  const { id, asked, scheme, explanation } = question
  return { id, question: question.question.html, asked, scheme, explanation: explanation.html }
}
