import { hasFourOptions, questionsOf } from '../../../src/domain/curriculum/quiz-questions.ts'
import type { Topic } from '../../../src/domain/curriculum/topic.ts'

export interface AnswerPositions {
  subject: string
  questions: number
  /** How often the first, second, third and fourth option is right. */
  counts: [number, number, number, number]
  /** False when guessing one place would pay. */
  balanced: boolean
}

/** Below this many questions a subject's balance says nothing. */
const ENOUGH = 40
const LEAST_SHARE = 0.15
const MOST_SHARE = 0.35

export function answerPositions(topics: readonly Topic[]): AnswerPositions[] {
  const bySubject = Map.groupBy(topics, ({ level, subject }) => `${level}/${subject}`)
  return [...bySubject].flatMap(([subject, own]) => {
    const right = own
      .flatMap(({ material }) => questionsOf(material))
      .filter(hasFourOptions)
      .map(({ correctAnswer }) => correctAnswer)
    const count = (place: number) => right.filter((other) => other === place).length
    const counts: AnswerPositions['counts'] = [count(0), count(1), count(2), count(3)]
    const shares = counts.map((number) => number / right.length)
    const balanced = right.length < ENOUGH || shares.every((share) => share >= LEAST_SHARE && share <= MOST_SHARE)
    return right.length === 0 ? [] : [{ subject, questions: right.length, counts, balanced }]
  })
}
