import { z } from 'zod'
import { Topic } from '../../src/domain/curriculum/topic.ts'
import { ExamQuestion } from '../../src/domain/exam/exam-question.ts'
import { TopicLesson } from '../../src/domain/lessons/lesson.ts'

/** A topic with its narrated lesson and its exam questions, which the build writes beside it. */
export const BuiltTopic = Topic.extend({
  exam: z.array(ExamQuestion),
  lesson: z
    .object({
      editions: TopicLesson,
      /** For the lesson's picture: its first drawing, else its first terms. */
      drawing: z.string().nullable(),
      terms: z.array(z.string()),
    })
    .nullable(),
})
export type BuiltTopic = z.infer<typeof BuiltTopic>
