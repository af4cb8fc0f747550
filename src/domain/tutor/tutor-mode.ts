import { z } from 'zod'

/** How the tutor explains (contract §2): in full, or like to a five-year-old. */
export const tutorModes = ['normal', 'eli5'] as const
export const TutorMode = z.enum(tutorModes)
export type TutorMode = z.infer<typeof TutorMode>

export const tutorModeLabels: Record<TutorMode, string> = { normal: 'Normal', eli5: 'ELI5' }

/** The reply's delay (contract §9). */
export const TUTOR_REPLY_MS = 1500
