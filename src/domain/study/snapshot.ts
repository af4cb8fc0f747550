import type { LevelId } from '#domain/curriculum/level.ts'
import type { BadgeId } from '#domain/progress/badges.ts'
import { noProgress, type Progress } from '#domain/progress/progress.ts'
import type { AskedFor } from '#domain/questions/asked-for.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { AnswerKind } from './answer.ts'
import type { Attempt } from './attempt.ts'
import type { TopicMastery } from './mastery.ts'
import type { CardState } from './scheduling/schedule.ts'

/** What marking needs to know of an item of the curriculum. */
export interface ItemFacts {
  kind: AnswerKind
  topicId: string
  level: LevelId
  subject: string
  /** 0 to 3; null for a flashcard, and for a question without four options. */
  correctAnswer: number | null
  /** Marks a question without four options: only a wholly right response is right. */
  isRight?: (response: QuestionResponse) => boolean
  /** How a question is asked; a card is always recalled. */
  askedFor?: AskedFor
  /** The cards of a question's point, which a wrong answer brings back. */
  cards?: readonly string[]
}

/** A card of somebody's own set, or a part of an item that an admin added: scheduled and counted for its day, but no topic's mastery and no XP of its own. */
export interface OwnItem {
  kind: AnswerKind
  /** The set's or the item's; see `ownTopicId` and `contentTopicId`. */
  topicId: string
  own: true
  /** 0 to 3; null for a flashcard. */
  correctAnswer: number | null
}

export type AnswerableItem = ItemFacts | OwnItem

export const isOwnItem = (item: AnswerableItem): item is OwnItem => 'own' in item

/** Finds what marking needs by an item's id; a Map of items is one. */
export interface ItemFinder {
  get(itemId: string): AnswerableItem | undefined
}

/** A student's work on one day of their own calendar. */
export interface StudyDay {
  /** YYYY-MM-DD */
  day: string
  /** Flashcards answered, each time. */
  flashcards: number
  /** Quiz and note questions answered, each time. */
  questions: number
  correct: number
  xp: number
  goalMet: boolean
  /** The latest hour (0 to 23, of the student's clock) with an answer, and how many answers it had; null without any. */
  hour: number | null
  inHour: number
}

/** A day before any work. */
export function emptyDay(day: string): StudyDay {
  return { day, flashcards: 0, questions: 0, correct: 0, xp: 0, goalMet: false, hour: null, inHour: 0 }
}

/**
 * What is known of a student before answers are recorded. The maps and sets may hold just what the answers touch (see
 * `snapshotKeys`): an entry that is missing from them does not exist.
 */
export interface Snapshot {
  progress: Progress
  heldBadges: ReadonlySet<BadgeId>
  /** By item id. */
  cardStates: ReadonlyMap<string, CardState>
  /** By topic id. */
  mastery: ReadonlyMap<string, TopicMastery>
  /** By YYYY-MM-DD. */
  days: ReadonlyMap<string, StudyDay>
  /** By attempt id. */
  attempts: ReadonlyMap<string, Attempt>
  /** `awardKey`s */
  awardsAlreadyMade: ReadonlySet<string>
  answerIdsAlreadyRecorded: ReadonlySet<string>
}

export const emptySnapshot: Snapshot = {
  progress: noProgress,
  heldBadges: new Set(),
  cardStates: new Map(),
  mastery: new Map(),
  days: new Map(),
  attempts: new Map(),
  awardsAlreadyMade: new Set(),
  answerIdsAlreadyRecorded: new Set(),
}
