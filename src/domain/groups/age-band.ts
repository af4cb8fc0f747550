import { z } from 'zod'

/** All that is kept of a pupil's age. */
export const AgeBand = z.enum(['under-13', '13-or-over'])
export type AgeBand = z.infer<typeof AgeBand>
