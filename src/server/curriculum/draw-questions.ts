import type { readDrawsEndpoint } from '#contract/curriculum.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { RandomBelow } from '#domain/seeded-random.ts'
import { drawForQuiz } from '../drawn-questions/draw-for-quiz.ts'
import type { CurriculumStore } from './curriculum-store.ts'

/**
 * A topic's drawn questions with numbers of their own for whoever asks.
 * @throws {AppError} not-found for an unknown topic.
 */
export function drawQuestions(options: {
  curriculum: CurriculumStore
  topicId: string
  chance: RandomBelow
}): AnswerOf<typeof readDrawsEndpoint> {
  const { curriculum, topicId, chance } = options
  if (!curriculum.topicOutline(topicId)) throw new AppError('not-found')
  return { questions: drawForQuiz(curriculum.topic(topicId)?.templates ?? [], chance) }
}
