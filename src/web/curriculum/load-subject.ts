import type { RouterContextProvider } from 'react-router'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import { type BoardId, boardTitle, type Qualification } from '#domain/curriculum/board.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { slugOf } from '#domain/curriculum/slug.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { found, notFound } from '../api/found.ts'
import { apiOf } from '../api/request-api.ts'

type Context = Readonly<RouterContextProvider>

/** A board that offers the subject. */
export interface Board extends Qualification {
  id: BoardId
  /** The board's name, such as AQA. */
  board: string
}

/** A topic as a list shows it. */
export interface TopicRow extends Pick<TopicOutline, 'slug' | 'title' | 'summary' | 'counts'> {
  /** The board's own reference; null where no board was asked for. */
  reference: string | null
}

export interface SubjectTopics {
  level: LevelSummary['id']
  levelTitle: string
  presentation: LevelSummary['presentation']
  subject: SubjectSummary
  /** The board that was asked for. */
  board: Board | null
  topics: TopicRow[]
}

/** What a method picker needs of its topic. */
export interface TopicDetail extends TopicRow {
  id: string
  points: string[]
}

/** Throws the not-found page for an unknown level. */
export async function loadLevel(context: Context, id: string): Promise<LevelSummary> {
  const { levels } = await apiOf(context)('GET /api/curriculum')
  const level = levels.find((candidate) => candidate.id === id)
  if (!level) throw notFound()
  return level
}

/** The boards that offer a subject, in the contract's order. */
export const boardsOf = ({ qualifications }: SubjectSummary): Board[] =>
  boardIds.flatMap((id) => {
    const qualification = qualifications?.[id]
    return qualification ? [{ id, board: boardTitle[id], ...qualification }] : []
  })

/** A subject and its topics, all or those of one board. Throws the not-found page for what there isn't. */
export async function loadTopics(
  context: Context,
  level: LevelSummary['id'],
  subject: string,
  boardId?: string,
): Promise<SubjectTopics> {
  return (await loadOutlines(context, level, subject, boardId)).place
}

/** One topic of a subject, by slug or title, and where it stands. Throws the not-found page for what there isn't. */
export async function loadTopic(
  context: Context,
  level: LevelSummary['id'],
  subject: string,
  boardId: string | undefined,
  topicName: string,
): Promise<SubjectTopics & { topic: TopicDetail }> {
  const { place, outlines } = await loadOutlines(context, level, subject, boardId)
  const slug = slugOf(topicName)
  const topic = place.topics.find((candidate) => candidate.slug === slug)
  const outline = outlines.find((candidate) => candidate.slug === slug)
  if (!topic || !outline) throw notFound()
  return { ...place, topics: [], topic: { ...topic, id: outline.id, points: outline.points.map(({ text }) => text) } }
}

async function loadOutlines(context: Context, levelId: LevelSummary['id'], slug: string, boardId: string | undefined) {
  const board = boardIds.find((id) => id === boardId)
  if (boardId !== undefined && !board) throw notFound()
  const { level, subject, topics } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject', {
      params: { level: levelId, subject: slug },
      query: { board },
    }),
  )
  const place: SubjectTopics = {
    level: level.id,
    levelTitle: level.title,
    presentation: level.presentation,
    subject,
    board: boardsOf(subject).find(({ id }) => id === board) ?? null,
    topics: topics.map(({ slug, title, summary, counts, references }) => ({
      slug,
      title,
      summary,
      counts,
      reference: board ? (references[board] ?? null) : null,
    })),
  }
  return { place, outlines: topics }
}
