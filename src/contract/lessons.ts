import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { Level, LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { TopicOutline } from '#domain/curriculum/topic.ts'
import { EditionSchema, LessonFacts, TopicLesson } from '#domain/lessons/lesson.ts'
import { SubjectSummary } from './curriculum.ts'
import { endpoint } from './endpoint.ts'

/** A narrated lesson in a list: enough to draw its card. */
export const LessonCard = z.object({
  topicId: Slug,
  /** The topic's in its own address. */
  slug: Slug,
  title: z.string(),
  description: z.string(),
  facts: LessonFacts,
})
export type LessonCard = z.infer<typeof LessonCard>

/** The lessons of one topic, or of a whole subject. */
export const LessonShelf = z.object({
  level: Level,
  subject: SubjectSummary,
  /** Null where the lessons are the whole subject's. */
  topic: TopicOutline.nullable(),
  /** None where there is no material yet. */
  lessons: z.array(LessonCard),
})
export type LessonShelf = z.infer<typeof LessonShelf>

export const readLessonShelfEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/lessons',
  summary:
    'The narrated lesson of a topic (by slug or title), or the lessons of the whole subject as a board teaches it',
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({ topic: z.string().min(1).max(120).optional(), board: BoardId.optional() }),
  response: LessonShelf,
  errors: ['not-found'],
})

export const readLessonEndpoint = endpoint({
  route: 'GET /api/lessons/:topicId',
  summary: "A topic's narrated lesson: its slides and what is said to each, also in easy words",
  params: z.object({ topicId: Slug }),
  response: TopicLesson,
  errors: ['not-found'],
})

/** Where somebody was in a lesson: the number of the sentence, from 0, of how many. */
export const LessonPlace = z.object({
  edition: EditionSchema,
  sentence: z.int().min(0).max(2000),
  sentences: z.int().min(1).max(2000),
})
export type LessonPlace = z.infer<typeof LessonPlace>

export const LessonFigures = z.object({
  /** How often each lesson was watched, by its topic; those that nobody has watched are absent. */
  views: z.record(Slug, z.int().positive()),
  /** Where the person who asks was last in each lesson; nothing for a guest. */
  places: z.record(Slug, LessonPlace.extend({ watchedAt: z.iso.datetime() })),
})
export type LessonFigures = z.infer<typeof LessonFigures>

export const readLessonFiguresEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/lesson-figures',
  summary: "A subject's lessons: how often each was watched, and where the person who asks was",
  params: z.object({ level: LevelId, subject: Slug }),
  response: LessonFigures,
})

export const watchLessonEndpoint = endpoint({
  route: 'POST /api/lesson-views',
  summary: 'Somebody watches a lesson: counted once a person and day; with an account the place is kept',
  body: LessonPlace.extend({
    topicId: Slug,
    /** A guest's number, which the device makes anew each day; a guest without one is not counted. */
    viewer: z.uuid().toLowerCase().optional(),
  }),
  response: z.object({ views: z.int().nonnegative() }),
  errors: ['not-found', 'too-many-requests'],
})
