import { z } from 'zod'
import type { AgeBand } from '../groups/age-band.ts'

/** What a pupil under 13 needs a parent's agreement to, with what a parent reads. */
export const consentPurposes = {
  leaderboards: {
    title: 'Leaderboards',
    text: 'Show first name, initial and school on leaderboards, if the child wants it too.',
  },
  'tutor-model': {
    title: 'AI tutor by another company',
    text: "Let an outside AI model, if this installation uses one, word the tutor's answers. The question is sent to it, without the child's name.",
  },
} as const

export type ConsentPurpose = keyof typeof consentPurposes
export const ConsentPurpose = z.enum(Object.keys(consentPurposes) as [ConsentPurpose, ...ConsentPurpose[]])

/** Whether a person may do what needs consent: article 8 of the UK GDPR puts the age at 13. */
export const isAllowedByConsent = ({ ageBand, given }: { ageBand: AgeBand | null; given: boolean }): boolean =>
  ageBand !== 'under-13' || given
