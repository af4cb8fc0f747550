import type { SentGroupMessage } from '#contract/groups.ts'
import { type ConcernKind, findConcern } from '#domain/tutor/distress.ts'
import type { Queries } from '../../database/database.ts'
import { storeConcern } from '../../tutor/concern-store.ts'
import type { GroupLimits } from '../group-limits.ts'
import { refuseWords } from './refuse-words.ts'

/** Said to somebody else this is cruelty, whatever the same words would be of oneself: the adult sees it as a threat. */
const tellsToDie = /\b(?:kys|(?:kill|unalive|hang|off) (?:yo)?ur ?self)\b/i
const ofOneself = /\b(?:i|me|my|myself|im|ive)\b/i

function concernIn(text: string): { kind: ConcernKind; answer: 'concern' | 'refusal' } | null {
  if (tellsToDie.test(text) && !ofOneself.test(text)) return { kind: 'threat', answer: 'refusal' }
  const kind = findConcern(text)
  return kind && { kind, answer: 'concern' }
}

/**
 * What stands against showing a text to others; null where nothing does. A sign of distress is kept for the adult whose job
 * it is under `id`, so that the same text is kept once.
 */
export async function screenWords(options: {
  text: string
  id: string
  writerId: string
  queries: Queries
  limits: GroupLimits
  now: Date
}): Promise<Exclude<SentGroupMessage, { kind: 'sent' }> | null> {
  const { text, id, writerId, queries, limits, now } = options
  const concern = concernIn(text)
  if (concern && (await limits.concerns.tryTake(writerId)))
    await storeConcern(queries, { id, kind: concern.kind, message: text, userId: writerId, receivedAt: now })
  if (concern?.answer === 'concern') return { kind: 'concern' }
  const refusal = refuseWords(text)
  return refusal && { kind: 'refused', ...refusal }
}
