import type { LearnMinutes } from '../learn/learn-minutes.ts'
import type { LevelId } from './level.ts'

/** The topics of a subject as one board divides it, by the routes of its level (contract §2). */
export const boardTopicsPath = (level: 'gcse' | 'alevel', subject: string, board: string) =>
  `/${level}/${subject}/${board}/topics`

export interface StudyPlaceOfTopic {
  level: LevelId
  subject: string
  slug: string
  /** The board in whose route it stands; null at levels without boards. */
  board: string | null
  /** A section of its note. */
  section?: { id: string } | null
}

/** Where a topic's note, flashcards or quiz are, by the routes of its level (contract §2); the note at its section. */
export function studyPath(
  { level, subject, slug, board, section }: StudyPlaceOfTopic,
  method: 'notes' | 'flashcards' | 'quiz',
): string {
  const hash = method === 'notes' && section ? `#${section.id}` : ''
  if (level === 'ks1' || level === 'ks2') return `/${level}/${subject}/${method}?topic=${slug}${hash}`
  if (level === 'sen') return `/sen/${subject}/${method}?level=sen&topic=${slug}${hash}`
  if (board === null) return `/${level}`
  return level === 'gcse'
    ? `/gcse/${subject}/${board}/${method}?topic=${slug}${hash}`
    : `/alevel/${subject}/${board}/${slug}/${method}${hash}`
}

/** Where a session is made of a topic, or of a subject as a board teaches it; with minutes it begins at once. */
export function learnPath(about: {
  level: LevelId
  subject: string
  board?: string | undefined
  topicId?: string
  minutes?: LearnMinutes
}): string {
  const { level, subject, board, topicId, minutes } = about
  const named = { level, subject, board, topic: topicId, minutes }
  return `/learn?${Object.entries(named)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&')}`
}
