import { z } from 'zod'
import { Forgiving, type QuizQuestion, Tolerance } from '#domain/quizzes/question.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'

/** What GIFT has no words for. */
export const Extras = z.object({
  marks: z.int().min(1).max(quizLimits.marks).optional(),
  tolerance: Tolerance.optional(),
  unit: z.string().max(40).nullable().optional(),
  unitRequired: z.boolean().optional(),
  forgiving: Forgiving.optional(),
})
export type Extras = z.infer<typeof Extras>

export function extrasOf(question: QuizQuestion): Extras {
  const { marks } = question
  if (question.kind === 'short-text') return { marks, forgiving: question.forgiving }
  if (question.kind !== 'numeric') return { marks }
  const { tolerance, unit, unitRequired } = question
  return { marks, tolerance, unit, unitRequired }
}

/** The extras in the comments before an item; none where there are none or they are not ours. */
export function readExtras(comments: readonly string[]): Extras {
  for (const comment of comments) {
    const [, json] = /^\/\/ revisewell (\{.*\})$/.exec(comment.trim()) ?? []
    if (!json) continue
    try {
      return Extras.parse(JSON.parse(json))
    } catch {
      return {}
    }
  }
  return {}
}
