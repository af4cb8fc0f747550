import { AppError } from '#contract/errors.ts'
import type { TopicLesson } from '#domain/lessons/lesson.ts'
import type { LessonFiles } from '../curriculum/lesson-files.ts'

/** @throws {AppError} not-found for a topic without a lesson. */
export async function findLesson(lessons: LessonFiles, topicId: string): Promise<TopicLesson> {
  const lesson = await lessons.lesson(topicId)
  if (!lesson) throw new AppError('not-found')
  return lesson
}
