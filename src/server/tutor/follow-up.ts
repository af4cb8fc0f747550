import { followUpOf } from '#domain/tutor/follow-up.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { isAside } from './passages.ts'
import type { StoredReply } from './stored-reply.ts'

/** The reply to 'tell me more', 'why?', 'give me an example' and 'I don't understand', by the note that the reply before came from; null for a question of its own. */
export function replyToFollowUp(
  curriculum: Pick<CurriculumStore, 'topic'>,
  question: string,
  after: { topicId: string; sectionId: string | null } | undefined,
): Extract<StoredReply, { kind: 'passage' }> | null {
  const wish = followUpOf(question)
  if (!wish || !after) return null
  const { topicId, sectionId } = after
  const sections = (curriculum.topic(topicId)?.material?.note.sections ?? []).filter(({ heading }) => !isAside(heading))
  const at = sections.findIndex(({ id }) => id === sectionId)
  if (wish === 'simpler') {
    const same = sections[Math.max(at, 0)]
    return same ? { kind: 'passage', topicId, sectionId: same.id, easy: true } : null
  }
  const others = [...sections.slice(at + 1), ...sections.slice(0, Math.max(at, 0))]
  // An example, or a reason, may be where the reply already was: then the reader is shown it there.
  const holding = {
    example: /\bexample\b|\bsuch as\b|\bfor instance\b/i,
    why: /\bbecause\b|\bso that\b|\btherefore\b|\bcauses?\b/i,
  }
  const wanted = wish === 'more' ? undefined : holding[wish]
  const next = wanted ? (others.find(({ text }) => wanted.test(text)) ?? sections[Math.max(at, 0)]) : sections[at + 1]
  return next ? { kind: 'passage', topicId, sectionId: next.id } : null
}
