import { z } from 'zod'
import { phrases } from './phrases.ts'

/** Apart from the phrases, so that a screen that shows them does without zod. */
export const PhraseId = z.enum(phrases.map(({ id }) => id))
export type PhraseId = z.infer<typeof PhraseId>
