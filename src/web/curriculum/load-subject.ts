import { type RouterContextProvider, redirect } from 'react-router'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import { type BoardId, boardTitle, type Qualification } from '#domain/curriculum/board.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { TaughtShare } from '#domain/curriculum/coverage.ts'
import { isAskedBy } from '#domain/curriculum/point-boards.ts'
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

/** A board that has no such qualification. */
export interface AbsentBoard {
  id: BoardId
  board: string
  /** Says so, in a sentence. */
  notOffered: string
}

/** A topic, or a lesson inside one, as a list shows it. */
export interface LessonRow extends Pick<TopicOutline, 'slug' | 'title' | 'summary' | 'counts'> {
  /** The board's own reference; null where no board was asked for. */
  reference: string | null
}

export interface TopicRow extends LessonRow {
  lessons: LessonRow[]
}

export interface SubjectTopics {
  level: LevelSummary['id']
  levelTitle: string
  presentation: LevelSummary['presentation']
  subject: SubjectSummary
  /** The board that was asked for; null where it has no such qualification. */
  board: Board | null
  topics: TopicRow[]
}

export interface BoardTopics extends SubjectTopics {
  /** The board that was asked for, where it has no such qualification. */
  absent: AbsentBoard | null
  /** How much of the qualification is taught; null where nobody has listed what it asks. */
  taughtShare: TaughtShare | null
  /** Subjects that lead to a qualification where this one does not. */
  nearest: NearSubject[]
  /** How many of its papers a mock can be drawn for. */
  mocks: number
}

export type NearSubject = Pick<SubjectSummary, 'slug' | 'title'>

/** What a method picker needs of its topic. */
export interface TopicDetail extends LessonRow {
  id: string
  points: string[]
  /** The topic that this is a lesson of, itself where it is none, with all its lessons. */
  whole: TopicRow
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

/** All boards with a subject's qualification or without, in the contract's order. */
export const boardsWithAbsentOf = (subject: SubjectSummary): (Board | AbsentBoard)[] =>
  boardIds.flatMap((id) => boardsOf(subject).find((board) => board.id === id) ?? absentBoard(subject, id) ?? [])

function absentBoard({ notOffered }: SubjectSummary, id: BoardId | undefined): AbsentBoard | null {
  const told = id && notOffered?.[id]
  return id && told ? { id, board: boardTitle[id], notOffered: told } : null
}

/** Subjects of the level that lead to a qualification where this one does not, in its author's order. */
export async function loadNearest(context: Context, { level, nearest }: SubjectSummary): Promise<NearSubject[]> {
  if (!nearest) return []
  const { subjects } = await loadLevel(context, level)
  return nearest.flatMap((slug) => subjects.find((candidate) => candidate.slug === slug) ?? [])
}

/** A subject as one board divides it, or that the board has no such qualification. Throws the not-found page for what there isn't. */
export async function loadBoardTopics(
  context: Context,
  level: LevelSummary['id'],
  subject: string,
  boardId: string,
): Promise<BoardTopics> {
  const whole = await loadTopics(context, level, subject)
  const nearest = await loadNearest(context, whole.subject)
  const absent = absentBoard(whole.subject, boardOf(boardId))
  if (absent) return { ...whole, topics: [], absent, taughtShare: null, nearest, mocks: 0 }
  const place = await loadTopics(context, level, subject, boardId)
  if (!place.board) throw notFound()
  const { slug } = place.subject
  const board = place.board.id
  const [{ coverage }, { papers }] = await Promise.all([
    apiOf(context)('GET /api/curriculum/:level/:subject/coverage', {
      params: { level, subject: slug },
      query: { board },
    }),
    apiOf(context)('GET /api/papers'),
  ])
  const mocks = papers.filter((paper) => paper.level === level && paper.subject === slug && paper.board === board)
  return { ...place, absent: null, taughtShare: coverage, nearest, mocks: mocks.length }
}

/** A subject and its topics, all or those of one board. Throws the not-found page for what there isn't. */
export async function loadTopics(
  context: Context,
  level: LevelSummary['id'],
  subject: string,
  boardId?: string,
): Promise<SubjectTopics> {
  return (await loadOutlines(context, level, subject, boardId)).place
}

/**
 * One topic of a subject, by slug or title, and where it stands. Throws the not-found page for what there isn't, and leads to the
 * page that says so where the board has no such qualification.
 */
export async function loadTopic(
  context: Context,
  place: { level: LevelSummary['id']; subject: string; board?: { id: string; topics: string } },
  topicName: string,
): Promise<SubjectTopics & { topic: TopicDetail }> {
  const { level, subject, board } = place
  if (board) await leadFromAbsentBoard(context, level, subject, board)
  return findTopic(await loadOutlines(context, level, subject, board?.id), topicName)
}

async function leadFromAbsentBoard(
  context: Context,
  level: LevelSummary['id'],
  slug: string,
  board: { id: string; topics: string },
): Promise<void> {
  const { subject } = await loadTopics(context, level, slug)
  if (absentBoard(subject, boardOf(board.id))) throw redirect(board.topics)
}

function findTopic(
  { place, outlines }: Awaited<ReturnType<typeof loadOutlines>>,
  topicName: string,
): SubjectTopics & { topic: TopicDetail } {
  const slug = slugOf(topicName)
  const outline = outlines.find((candidate) => candidate.slug === slug)
  const whole = place.topics.find((topic) => [topic, ...topic.lessons].some((row) => row.slug === slug))
  if (!outline || !whole) throw notFound()
  const { id, points } = outline
  const asked = points.filter((point) => isAskedBy(point, place.board?.id))
  const row = whole.slug === slug ? whole : whole.lessons.find((lesson) => lesson.slug === slug)
  if (!row) throw notFound()
  return { ...place, topics: [], topic: { ...row, id, points: asked.map(({ text }) => text), whole } }
}

async function loadOutlines(context: Context, levelId: LevelSummary['id'], slug: string, boardId: string | undefined) {
  const board = boardOf(boardId)
  if (boardId !== undefined && !board) throw notFound()
  const { level, subject, topics } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject', {
      params: { level: levelId, subject: slug },
      query: { board },
    }),
  )
  const rowOf = ({ slug, title, summary, counts, references }: TopicOutline): LessonRow => ({
    slug,
    title,
    summary,
    counts,
    reference: board ? (references[board] ?? null) : null,
  })
  const lessons = Map.groupBy(topics, ({ lessonOf }) => lessonOf)
  const place: SubjectTopics = {
    level: level.id,
    levelTitle: level.title,
    presentation: level.presentation,
    subject,
    board: boardsOf(subject).find(({ id }) => id === board) ?? null,
    topics: topics
      .filter(({ lessonOf }) => lessonOf === null)
      .map((topic) => ({ ...rowOf(topic), lessons: (lessons.get(topic.id) ?? []).map(rowOf) })),
  }
  return { place, outlines: topics }
}

const boardOf = (id: string | undefined) => boardIds.find((known) => known === id)
