import { followUpOf } from '#domain/tutor/follow-up.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { isAside } from './passages.ts'
import type { StoredReply } from './stored-reply.ts'

/** The reply to 'tell me more' and 'I don't understand', by the note that the reply before came from; null for a question of its own. */
export function replyToFollowUp(
  curriculum: Pick<CurriculumStore, 'topic'>,
  question: string,
  after: { topicId: string; sectionId: string | null } | undefined,
): StoredReply | null {
  const wish = followUpOf(question)
  if (!wish || !after) return null
  const { topicId, sectionId } = after
  const sections = (curriculum.topic(topicId)?.material?.note.sections ?? []).filter(({ heading }) => !isAside(heading))
  const at = sections.findIndex(({ id }) => id === sectionId)
  if (wish === 'simpler') {
    const same = sections[Math.max(at, 0)]
    return same ? { kind: 'passage', topicId, sectionId: same.id, easy: true } : null
  }
  const next = sections[at + 1]
  return next ? { kind: 'passage', topicId, sectionId: next.id } : null
}
