import type { LevelId } from '#domain/curriculum/level.ts'
import type { CurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { type AskedTutor, findReply } from '#server/tutor/find-reply.ts'
import type { NoteFinder } from '#server/tutor/finding/note-finder.ts'
import type { StoredReply } from '#server/tutor/stored-reply.ts'
import type { AskedQuestion } from './read-tutor-questions.ts'

export interface Outcome {
  asked: AskedQuestion
  /** The topic that was answered from, or those that were offered. */
  topics: string[]
  how: StoredReply['kind']
  /** Whether the answer is from a right topic, whether a right topic is among those offered. */
  right: boolean
  offered: boolean
}

/** What the tutor makes of each question. @param byLevel whether it knows the level of who asks, as of pupils who have studied there. */
export function measureTutor(
  parts: { curriculum: CurriculumStore; finder: NoteFinder },
  questions: readonly AskedQuestion[],
  byLevel: boolean,
): Outcome[] {
  const ask = (question: string, level: LevelId | null, after?: AskedTutor['after']) =>
    findReply(parts, { question, level, filter: 'all', after }).reply
  return questions.map((asked) => {
    const level = byLevel ? levelOf(parts.curriculum, asked) : null
    const before = asked.before === undefined ? undefined : ask(asked.before, level)
    const after =
      before?.kind === 'passage'
        ? { topicId: before.topicId, sectionId: before.sectionId, question: asked.before }
        : undefined
    const reply = ask(asked.asks, level, after)
    const topics = reply.kind === 'passage' ? [reply.topicId] : reply.kind === 'choice' ? reply.topicIds : []
    // A lesson inside a right topic is right.
    const isRight = (topic: string) =>
      asked.topics.includes(topic) || asked.topics.includes(parts.curriculum.topicOutline(topic)?.lessonOf ?? '')
    const holds = topics.some(isRight)
    return {
      asked,
      topics,
      how: reply.kind,
      right: holds && reply.kind === 'passage',
      offered: holds && reply.kind === 'choice',
    }
  })
}

const levelOf = (curriculum: CurriculumStore, { level, topics: [topic = ''] }: AskedQuestion) =>
  level ?? curriculum.topicOutline(topic)?.level ?? null

export const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length
