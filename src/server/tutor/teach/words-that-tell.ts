import { answerText } from '#domain/curriculum/answer-text.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import type { QuizQuestion } from '#domain/curriculum/topic.ts'
import { tellingWords } from '#domain/tutor/blank-out.ts'

/**
 * The words that would give a question's answer away: those that neither the question nor the option that was chosen has. None where the
 * answer is of numbers, which are in any working.
 */
export function wordsThatTell(question: QuizQuestion, choice: number | undefined): string[] {
  const words = tellingWords(answerText(question))
  if (!words.some((word) => /\p{L}{3}/u.test(word)) || words.some((word) => /\d/.test(word))) return []
  const chosen = hasFourOptions(question) && choice !== undefined ? (question.options[choice]?.text ?? '') : ''
  const known = new Set([question.question.text, chosen].flatMap(tellingWords))
  return words.filter((word) => !known.has(word))
}
