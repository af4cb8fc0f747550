import type { LevelId } from '#domain/curriculum/level.ts'
import { findConcern } from '#domain/tutor/distress.ts'
import { howItGoesOn } from '#domain/tutor/follow-up.ts'
import { findKnown } from '#domain/tutor/known-questions.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import { workOut } from '#domain/tutor/worked/work-out.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { findLeftOut } from './find-left-out.ts'
import type { FoundPassage, NoteFinder } from './finding/note-finder.ts'
import { replyToFollowUp } from './follow-up.ts'
import type { StoredReply } from './stored-reply.ts'
import { withoutContacts } from './without-contacts.ts'

export interface AskedTutor {
  question: string
  filter: TopicFilter
  level: LevelId | null
  /** The note of the reply before. */
  after?: { topicId: string; sectionId: string | null; question?: string | undefined } | undefined
  /** The topic that was chosen among those offered. */
  chosen?: string | undefined
}

/** Topics that a reader can choose between at a glance. */
const OFFERED = 3
/** A topic so much worse than the best is not what was meant. */
const NEAR_BEST = 3

/** What answers a question: known words, the note before, a section of a note, topics to choose from, or nothing; with the sections that it was found in. */
export function findReply(
  { curriculum, finder }: { curriculum: CurriculumStore; finder: NoteFinder },
  { question, filter, level, after, chosen }: AskedTutor,
): { reply: StoredReply; passages: FoundPassage[] } {
  if (findKnown(question)) return { reply: { kind: 'known' }, passages: [] }
  const followed = replyToFollowUp(curriculum, question, after)
  if (followed) return { reply: { ...followed, ...aboutOf(after) }, passages: [] }
  const asked = withoutContacts(question)
  const worked = chosen === undefined ? findWorked({ curriculum, finder }, asked, { filter, level }) : null
  if (worked) return { reply: worked, passages: [] }
  const scope = { level, after: after?.topicId, within: chosen }
  const found = finder.find(asked, { ...scope, filter: chosen === undefined ? filter : 'all' })
  const leftOut = chosen === undefined ? findLeftOut(finder, asked, { filter, level, found }) : {}
  const [best] = found.passages
  if (!best) return { reply: { kind: 'fallback', ...leftOut }, passages: [] }
  const { topicId, sectionId } = best
  const about = after?.topicId === topicId && howItGoesOn(question) !== null ? aboutOf(after) : {}
  if (found.how === 'sure')
    return { reply: { kind: 'passage', topicId, sectionId, ...about, ...leftOut }, passages: found.passages }
  return { reply: { kind: 'choice', topicIds: offered(curriculum, found.passages), ...leftOut }, passages: [] }
}

/** The question before, unless it was one of distress: that is kept nowhere but with the adult whose job it is. */
const aboutOf = (after: AskedTutor['after']): { about?: string } =>
  after?.question && !findConcern(after.question) ? { about: after.question } : {}

/** A question whose numbers our maths can work, with the topic that teaches it: that of the pupil's level, else the likeliest. */
function findWorked(
  { curriculum, finder }: { curriculum: Pick<CurriculumStore, 'topicOutline'>; finder: NoteFinder },
  question: string,
  { filter, level }: { filter: TopicFilter; level: LevelId | null },
): StoredReply | null {
  const worked = workOut(question)
  const topics = (worked?.topics ?? []).flatMap((id) => curriculum.topicOutline(id) ?? [])
  const within = topics.filter(({ subject }) => isWithin(filter, subject))
  if (within.length === 0) return null
  const found = finder.find(worked?.about ?? question, { filter, level }).passages.map(({ topicId }) => topicId)
  const likeliest = found.find((topicId) => within.some(({ id }) => id === topicId))
  const topicId = (
    within.find((topic) => topic.level === level) ??
    within.find(({ id }) => id === likeliest) ??
    within[0]
  )?.id
  const [passage] =
    topicId === undefined
      ? []
      : finder.find(worked?.about ?? question, { filter: 'all', level, within: topicId }).passages
  return passage?.topicId === topicId && topicId !== undefined && passage
    ? { kind: 'passage', topicId, sectionId: passage.sectionId, worked: true }
    : null
}

/** The best few topics, of each title one: combined science and a subject of its own may share one. */
function offered(curriculum: Pick<CurriculumStore, 'topicOutline'>, passages: readonly FoundPassage[]): string[] {
  const least = (passages[0]?.score ?? 0) - NEAR_BEST
  const byTitle = new Map<string, string>()
  for (const [at, { topicId, score }] of passages.entries()) {
    const title = curriculum.topicOutline(topicId)?.title
    // One is no choice.
    if (title !== undefined && !byTitle.has(title) && (score >= least || at < 2)) byTitle.set(title, topicId)
  }
  return [...byTitle.values()].slice(0, OFFERED)
}
