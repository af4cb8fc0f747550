import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { TaughtShare } from '#domain/curriculum/coverage.ts'
import { DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { Level, LevelId } from '#domain/curriculum/level.ts'
import { Slug, Subject } from '#domain/curriculum/subject.ts'
import { Material, TopicOutline } from '#domain/curriculum/topic.ts'
import { endpoint } from './endpoint.ts'

/** A subject in a list, with how much of it can be studied now. */
export const SubjectSummary = Subject.extend({
  topics: z.int(),
  studyTopics: z.int(),
  flashcards: z.int(),
  questions: z.int(),
})
export type SubjectSummary = z.infer<typeof SubjectSummary>

export const LevelSummary = Level.extend({ subjects: z.array(SubjectSummary) })
export type LevelSummary = z.infer<typeof LevelSummary>

export const listLevelsEndpoint = endpoint({
  route: 'GET /api/curriculum',
  summary: 'Every level with its subjects',
  response: z.object({ levels: z.array(LevelSummary) }),
})

export const readSubjectEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject',
  summary: 'A subject with its topics, all of them or those that one board teaches',
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({ board: BoardId.optional() }),
  response: z.object({ level: Level, subject: SubjectSummary, topics: z.array(TopicOutline) }),
  errors: ['not-found'],
})

export const readTaughtShareEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/coverage',
  summary: "How much of a board's qualification is taught, and what is not; null where nobody has listed what it asks",
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({ board: BoardId }),
  response: z.object({ coverage: TaughtShare.nullable() }),
  errors: ['not-found'],
})

/** What one study screen needs: the material of one topic, or a draw from the whole subject. */
export const StudyMaterial = z.object({
  level: Level,
  subject: SubjectSummary,
  /** Null where the material is drawn from the whole subject. */
  topic: TopicOutline.nullable(),
  /** Null where there is no material yet. */
  material: Material.nullable(),
  /** How many mixes the whole subject makes, each of other items; 1 for a topic. */
  mixes: z.int().min(1),
  /** Questions drawn from the topic's templates, the same for everyone; other numbers come by `GET /api/draws/:topicId`. */
  drawn: z.array(DrawnQuestion),
})
export type StudyMaterial = z.infer<typeof StudyMaterial>

export const readStudyMaterialEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/material',
  summary:
    'The material of a topic (by slug or title), or, without a topic, a mix of the whole subject as the board teaches it',
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({
    topic: z.string().min(1).max(120).optional(),
    board: BoardId.optional(),
    /** Which mix of the subject, from 1; it is the same for everyone. */
    mix: z.coerce.number().int().min(1).max(999).optional(),
  }),
  response: StudyMaterial,
  errors: ['not-found'],
})

export const readDrawsEndpoint = endpoint({
  route: 'GET /api/draws/:topicId',
  summary: "A quiz's worth of questions drawn afresh from a topic's templates; none where it has no templates",
  params: z.object({ topicId: Slug }),
  response: z.object({ questions: z.array(DrawnQuestion) }),
  errors: ['not-found'],
})
