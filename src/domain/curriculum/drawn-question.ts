import { z } from 'zod'
import { FourOptionQuestion } from './topic.ts'

/** Most drawn questions in one quiz. */
export const DRAWN_PER_QUIZ = 4

/** A question made from a template: one draw of its numbers. Its key is `t01.137`: the template and the number of the draw. */
export const DrawnQuestion = FourOptionQuestion.extend({ key: z.string().regex(/^t\d{2}\.(0|[1-9]\d{0,2})$/) })
export type DrawnQuestion = z.infer<typeof DrawnQuestion>
