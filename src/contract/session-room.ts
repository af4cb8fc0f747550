import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { roomContract } from './live.ts'

/** What a session revises together: a topic of the curriculum. */
export const SessionTopic = z.object({
  id: z.string(),
  level: LevelId,
  subject: z.string(),
  slug: z.string(),
  /** A board that teaches it; null at levels without boards. */
  board: BoardId.nullable(),
  title: z.string(),
})
export type SessionTopic = z.infer<typeof SessionTopic>

/** The room of a group's session, `session:<id>`, while it is on: who is there, and what they revise together. */
export const sessionRoom = roomContract({
  kind: 'session',
  act: z.discriminatedUnion('type', [
    /** Null: nothing in particular. */
    z.strictObject({ type: z.literal('choose-topic'), topicId: z.string().min(1).max(200).nullable() }),
  ]),
  result: z.null(),
  state: z.object({
    topic: SessionTopic.nullable(),
    liveQuiz: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  }),
  event: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('topic'),
      topic: SessionTopic.nullable(),
      /** The live quiz that is on in it. */
      liveQuiz: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    }),
  ]),
})
