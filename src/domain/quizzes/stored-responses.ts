import { z } from 'zod'
import { withKindNow } from '../questions/renamed-kinds.ts'
import { QuestionResponse } from '../questions/response.ts'

const StoredResponse = z.object({
  questionId: z.string().max(100),
  revision: z.int().min(1),
  response: z.preprocess(withKindNow, QuestionResponse.nullable()),
})

/**
 * Responses of an open attempt that wait on a device until the server has them. `owner`: the pupil's id; null where it was not known, or a
 * release that noted none has kept them.
 */
export const StoredResponses = z.union([
  z.object({ owner: z.string().min(1).max(100).nullable(), responses: z.array(StoredResponse) }),
  z.array(StoredResponse).transform((responses) => ({ owner: null, responses })),
])
export type StoredResponses = z.infer<typeof StoredResponses>
