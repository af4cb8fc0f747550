import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { QuizQuestion } from '#domain/curriculum/topic.ts'
import { QUESTION_LENGTH } from '#domain/tutor/daily-limit.ts'
import { concernKinds } from '#domain/tutor/distress.ts'
import { TopicFilter } from '#domain/tutor/topic-filter.ts'
import { TutorMode } from '#domain/tutor/tutor-mode.ts'
import { endpoint } from './endpoint.ts'

/** Where in the notes a reply comes from, with what the addresses of its note, cards and quiz are made of. */
export const NoteSource = z.object({
  topicId: Slug,
  slug: Slug,
  title: z.string(),
  level: LevelId,
  levelTitle: z.string(),
  subject: Slug,
  subjectTitle: z.string(),
  /** The first board that teaches the topic; null at levels without boards. */
  board: BoardId.nullable(),
  /** The section; null for the note as a whole. */
  section: z.object({ id: z.string(), heading: z.string() }).nullable(),
})
export type NoteSource = z.infer<typeof NoteSource>

const leftOut = {
  /** The subject whose notes answer better, where the filter leaves it out. */
  leftOut: z.object({ subjectTitle: z.string() }).optional(),
}

/** What the tutor says. HTML is our own notes', made by the content build; `text` is never HTML. */
export const TutorReply = z.discriminatedUnion('kind', [
  /** One of the three known questions. */
  z.object({ kind: z.literal('known'), text: z.string(), source: NoteSource.nullable() }),
  /** The passage that answers, as it stands in the note or, in ELI5, in the note's easy-read version. */
  z.object({
    kind: z.literal('passage'),
    /** One or two sentences that answer: the back of the card that asks the same, else the note's own. Null where it has none. */
    short: z.string().nullable(),
    /** What a 'how do I …' is answered with before anything else. */
    steps: z.object({ title: z.string(), items: z.array(z.string()) }).optional(),
    /** The question worked with the pupil's own numbers, as text. */
    worked: z.object({ answer: z.string(), steps: z.array(z.string()) }).optional(),
    html: z.string(),
    /** A drawn question with its working, where the passage works none. */
    example: z.object({ question: z.string(), working: z.string() }).optional(),
    /** One question on the same point; only with a reply that is new. */
    check: z.union([QuizQuestion, DrawnQuestion]).optional(),
    source: NoteSource,
    ...leftOut,
  }),
  /** A model's words, grounded in the sources. */
  z.object({
    kind: z.literal('model'),
    text: z.string(),
    /** Where the model broke off: the passage, which tells the rest. */
    rest: z.string().optional(),
    source: NoteSource,
    more: z.array(NoteSource),
    ...leftOut,
  }),
  /** A message of distress: the reply's words are fixed (domain/tutor/concern-reply.ts). */
  z.object({ kind: z.literal('concern') }),
  /** Topics to choose from, where the tutor is not sure which was meant: the question is asked again with the one that is chosen. */
  z.object({ kind: z.literal('choice'), text: z.string(), choices: z.array(NoteSource).min(1), ...leftOut }),
  /** No answer. */
  z.object({ kind: z.literal('fallback'), text: z.string(), ...leftOut }),
])
export type TutorReply = z.infer<typeof TutorReply>

/** A line of a reply that comes piece by piece. The last one has the whole reply, which takes the place of the pieces. */
export const TutorEvent = z.discriminatedUnion('type', [
  z.object({ version: z.literal(1), type: z.literal('piece'), text: z.string() }),
  z.object({ version: z.literal(1), type: z.literal('reply'), id: z.uuid(), reply: TutorReply }),
])
export type TutorEvent = z.infer<typeof TutorEvent>

const Question = z.object({
  id: z.uuid(),
  question: z
    .string()
    .trim()
    .min(1, 'Please write a question.')
    .max(QUESTION_LENGTH, 'At most 500 characters, please.'),
  mode: TutorMode,
  filter: TopicFilter,
})

export const askTutorEndpoint = endpoint({
  route: 'POST /api/tutor/messages',
  summary: 'Asks the tutor; the same id again is the same question',
  body: Question.extend({
    /** The pupil's own level, whose notes come first. */
    level: LevelId.nullable().default(null),
    /** The note of the reply before, for 'tell me more' and 'I don't understand'; its first section where none is named. */
    after: z
      .object({
        topicId: Slug,
        sectionId: z.string().max(120).nullable(),
        /** The question that it answered, so that 'why?' asks why of that. */
        question: z.string().trim().max(QUESTION_LENGTH).optional(),
      })
      .optional(),
    /** The topic that was chosen among those offered for this question. */
    chosen: Slug.optional(),
    /** A guest's device, by an id that it made itself. */
    device: z.uuid().optional(),
  }),
  response: z.object({ id: z.uuid(), reply: TutorReply }),
  lines: TutorEvent,
  errors: ['too-many-requests'],
})

export const TutorExchange = Question.extend({ askedAt: z.iso.datetime(), reply: TutorReply })
export type TutorExchange = z.infer<typeof TutorExchange>

export const readTutorHistoryEndpoint = endpoint({
  route: 'GET /api/tutor/messages',
  summary: "The person's own questions and replies, the oldest first, and the level at which they last studied",
  response: z.object({ exchanges: z.array(TutorExchange), level: LevelId.nullable() }),
  errors: ['not-signed-in'],
})

export const deleteTutorHistoryEndpoint = endpoint({
  route: 'DELETE /api/tutor/messages',
  summary: "Deletes the person's own questions and replies",
  response: z.object({ deleted: z.int().nonnegative() }),
  errors: ['not-signed-in'],
})

export const readTutorHintsEndpoint = endpoint({
  route: 'GET /api/tutor/hints',
  summary:
    'Three hints for a question that was answered wrongly, a smaller step and a question like it, worked; none of them gives the answer',
  query: z.object({
    itemId: z.string().min(3).max(120),
    /** Left out for a question without four options. */
    choice: z.coerce.number().int().min(0).max(3).optional(),
  }),
  response: z.object({
    hints: z.array(
      z.object({
        kind: z.enum(['idea', 'mix-up', 'sentence', 'struck-out', 'part']),
        text: z.string(),
        /** With `struck-out`: the wrong option that it takes away. */
        option: z.int().min(0).max(3).optional(),
      }),
    ),
    /** A card of the same point: to be answered before its back is shown. */
    step: z.object({ front: z.string(), back: z.string() }).nullable(),
    /** A question like it with its answer and working. */
    twin: z.object({ question: z.string(), answer: z.string(), working: z.string() }).nullable(),
    source: NoteSource,
  }),
  errors: ['not-found'],
})

export const Concern = z.object({
  id: z.uuid(),
  kind: z.enum(concernKinds),
  message: z.string(),
  /** Null for a guest, and when the account no longer exists. */
  person: z.object({ fullName: z.string(), email: z.string(), school: z.string().nullable() }).nullable(),
  receivedAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
})
export type Concern = z.infer<typeof Concern>

export const listConcernsEndpoint = endpoint({
  route: 'GET /api/admin/concerns',
  summary: 'Messages of distress: those that nobody has seen first, the newest first among them',
  response: z.object({ concerns: z.array(Concern), more: z.int().nonnegative() }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const markConcernSeenEndpoint = endpoint({
  route: 'POST /api/admin/concerns/:id/seen',
  summary: 'Says that a message of distress was seen and is being dealt with; again is as it was',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid(), seenAt: z.iso.datetime() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
