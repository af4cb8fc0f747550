import { z } from 'zod'
import type { AgeBand } from './age-band.ts'

/** How a member may write in a group's chat; `ask-age` is phrases until they have said whether they are 13 or over. */
export const WritingMode = z.enum(['words', 'phrases', 'ask-age', 'muted', 'chat-off'])
export type WritingMode = z.infer<typeof WritingMode>

export interface WriterFacts {
  /** Whether the school has turned its groups' chat off. */
  chatOff: boolean
  /** Null when a moderator has not muted the member in this group. */
  mutedUntil: Date | null
  ageBand: AgeBand | null
}

/** Under 13, and while the age is unknown, only preset phrases; a mute and the school's switch stand before both. */
export function writingMode({ chatOff, mutedUntil, ageBand }: WriterFacts, now: Date): WritingMode {
  if (chatOff) return 'chat-off'
  if (mutedUntil && mutedUntil > now) return 'muted'
  if (ageBand === null) return 'ask-age'
  return ageBand === '13-or-over' ? 'words' : 'phrases'
}

export const mayWriteWords = (mode: WritingMode) => mode === 'words'
export const mayWritePhrases = (mode: WritingMode) => mode === 'words' || mode === 'phrases' || mode === 'ask-age'

/**
 * Whether a pupil's own answer to 'Are you 13 or over?' counts: the first does; after that they can only say that they are
 * younger, and an adult who knows them says otherwise.
 */
export const ownAnswerCounts = (current: AgeBand | null, answer: AgeBand) =>
  current === null || current === answer || answer === 'under-13'
