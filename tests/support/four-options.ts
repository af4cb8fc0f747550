import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import type { FourOptionQuestion, QuizQuestion } from '#domain/curriculum/topic.ts'

/** The question, which a test knows to have four options. */
export function fourOptions(question: QuizQuestion | undefined): FourOptionQuestion {
  if (!question || !hasFourOptions(question)) throw new Error('a question with four options was expected')
  return question
}
