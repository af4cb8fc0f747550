import { kindOf } from './every-kind.ts'
import type { QuestionResponse } from './response.ts'

/** Whether anything was given at all. */
export const isGiven = (response: QuestionResponse): boolean => kindOf(response).isGiven(response)
