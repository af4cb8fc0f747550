import { AppError } from '#contract/errors.ts'
import type { LearnScope } from '#contract/learn.ts'
import type { BoardId } from '#domain/curriculum/board.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { BegunTopic, Paper } from './learn-store.ts'

export interface Begun {
  topics: readonly Pick<BegunTopic, 'topicId' | 'level' | 'subject'>[]
  papers: readonly Pick<Paper, 'level' | 'subject' | 'board'>[]
}

/** A topic, and the board whose points of it are wanted; undefined for all of them. */
export interface ChosenTopic {
  topic: TopicOutline
  board: BoardId | undefined
}

/**
 * The topics that a session draws on, in the order in which new ones are begun: those begun already, then the others of their
 * subjects as they are taught. With a scope, those of the topic or subject alone.
 * @throws {AppError} not-found for a topic, subject or board that there is not.
 */
export function chooseTopics(
  curriculum: CurriculumStore,
  { scope, begun }: { scope: LearnScope | undefined; begun: Begun },
): ChosenTopic[] {
  if (scope && 'topicId' in scope) {
    const topic = curriculum.topicOutline(scope.topicId)
    if (!topic) throw new AppError('not-found')
    const lessons = curriculum.topics(topic.level, topic.subject).filter(({ lessonOf }) => lessonOf === topic.id)
    return [topic, ...lessons].map((one) => ({ topic: one, board: scope.board }))
  }
  if (scope) {
    const subject = curriculum.subject(scope.level, scope.subject)
    if (!subject || (scope.board && !subject.qualifications?.[scope.board])) throw new AppError('not-found')
  }
  const subjects = scope ? [scope] : subjectsOf(begun)
  const all = subjects.flatMap(({ level, subject, board }) =>
    curriculum
      .topics(level, subject)
      .filter((topic) => !board || topic.references[board])
      .map((topic) => ({ topic, board })),
  )
  const place = new Map(begun.topics.map(({ topicId }, index) => [topicId, index]))
  const placeOf = ({ topic: { id } }: ChosenTopic) => place.get(id) ?? place.size
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The subjects begun, the one studied last first, each with the board of the pupil's papers. */
function subjectsOf({ topics, papers }: Begun): { level: LevelId; subject: string; board: BoardId | undefined }[] {
  const subjects = new Map(topics.map(({ level, subject }) => [`${level}/${subject}`, { level, subject }]))
  return [...subjects.values()].map(({ level, subject }) => ({
    level,
    subject,
    board: papers.find((paper) => paper.level === level && paper.subject === subject)?.board ?? undefined,
  }))
}
