import { z } from 'zod'
import { bodyLimits } from '#domain/content/body-limits.ts'
import { contentBoards, contentSubjects, contentTypes } from '#domain/content/content-place.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { RichText } from '#domain/curriculum/topic.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

export const ContentType = z.enum(contentTypes)
/** Contract §5. */
const REQUIRED = 'Please fill in all required fields'
const ContentSubject = z.enum(contentSubjects, REQUIRED)
const ContentBoard = z.enum(contentBoards, REQUIRED)
/** No control characters, line breaks or marks that turn the direction of what follows. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u

const fields = {
  title: z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .max(bodyLimits.titleCharacters, `At most ${bodyLimits.titleCharacters} characters, please.`)
    .regex(oneLine, 'Please enter the title in one line.'),
  subject: ContentSubject,
  board: ContentBoard,
}
const Body = z.string().max(bodyLimits.characters, 'That is too long for one item: make two of it.')

const question = {
  key: z.string(),
  question: RichText,
  options: z.array(RichText).min(2).max(bodyLimits.options),
  correctAnswer: z.int().nonnegative(),
  explanation: RichText.nullable(),
}
const Questions = z.array(z.object(question))

/** What the study screens show of an item. HTML is made of what was typed when it was saved: every element is one of ours. */
export const ShownContent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('flashcard'),
    cards: z.array(z.object({ key: z.string(), front: RichText, back: RichText })).min(1),
  }),
  z.object({ type: z.literal('quiz'), questions: Questions.min(1) }),
  z.object({ type: z.literal('note'), note: RichText, questions: Questions }),
  z.object({
    type: z.literal('video'),
    video: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('file'), url: z.string(), host: z.string() }),
      z.object({ kind: z.literal('youtube'), videoId: z.string() }),
      z.object({ kind: z.literal('vimeo'), videoId: z.string() }),
    ]),
  }),
])
export type ShownContent = z.infer<typeof ShownContent>

const params = z.object({ id: z.uuid().toLowerCase() })

export const ContentItem = z.object({
  id: z.uuid(),
  type: ContentType,
  ...fields,
  body: z.string(),
  /** Whether pupils see it, which they don't while its content is empty or has a fault. */
  shown: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ContentItem = z.infer<typeof ContentItem>

export const listContentEndpoint = endpoint({
  route: 'GET /api/admin/content',
  summary: 'Items of a type, the newest first, fifty at a time; a search looks in the title',
  query: z.object({
    type: ContentType,
    search: z.string().trim().max(100, 'At most 100 characters, please.').optional(),
    subject: ContentSubject.optional(),
    after: z.string().max(1000).optional(),
  }),
  response: z.object({
    items: z.array(ContentItem),
    /** Items of every type. */
    total: z.int().nonnegative(),
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const addContentEndpoint = endpoint({
  route: 'POST /api/admin/content',
  summary: 'Adds an item; sent again with the same id it is added once',
  body: z.object({ id: z.uuid().toLowerCase(), type: ContentType, ...fields, body: Body }),
  response: z.object({ item: ContentItem }),
  errors: ['not-signed-in', 'not-allowed'],
  maxBytes: 128 * 1024,
})

export const editContentEndpoint = endpoint({
  route: 'PATCH /api/admin/content/:id',
  summary: 'Changes an item; its type stays',
  params,
  body: z.object({ ...fields, body: Body }),
  response: z.object({ item: ContentItem }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
  maxBytes: 128 * 1024,
})

export const cloneContentEndpoint = endpoint({
  route: 'POST /api/admin/content/:id/clone',
  summary: "Adds a copy of today with ' (Copy)' after its title; sent again with the same id it is added once",
  params,
  body: z.object({ id: z.uuid().toLowerCase() }),
  response: z.object({ item: ContentItem }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const deleteContentEndpoint = endpoint({
  route: 'DELETE /api/admin/content/:id',
  summary: 'Deletes an item; what pupils answered stays counted',
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const previewContentEndpoint = endpoint({
  route: 'POST /api/admin/content/preview',
  summary: 'What pupils will see of a content, or what is wrong in it, line by line; stores nothing',
  body: z.object({ type: ContentType, body: Body }),
  response: z.object({
    shown: ShownContent.nullable(),
    faults: z.array(z.object({ line: z.int().positive(), message: z.string() })),
  }),
  errors: ['not-signed-in', 'not-allowed'],
  maxBytes: 128 * 1024,
})

/** An item in a study screen's list. */
export const AddedItem = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Its cards or questions; 0 for a video. */
  parts: z.int().nonnegative(),
  /** Of a video: how often it was watched, and who is asked for it when it plays. */
  views: z.int().nonnegative().nullable(),
  source: z.string().nullable(),
})
export type AddedItem = z.infer<typeof AddedItem>

export const listAddedContentEndpoint = endpoint({
  route: 'GET /api/added-content',
  summary: 'What admins added to a subject of a level for one way to study, the newest first; at most 100',
  query: z.object({
    type: ContentType,
    level: LevelId,
    subject: Slug,
    /** On the SEN track, where SEN items stand beside the level's. */
    sen: z.enum(['yes']).optional(),
  }),
  response: z.object({ items: z.array(AddedItem) }),
})

export const readAddedContentEndpoint = endpoint({
  route: 'GET /api/added-content/:id',
  summary: 'An item that an admin added, as it is studied',
  params,
  response: z.object({ id: z.uuid(), title: z.string(), shown: ShownContent }),
  errors: ['not-found'],
})

export const watchAddedVideoEndpoint = endpoint({
  route: 'POST /api/added-content/:id/views',
  summary: 'Somebody watches an added video: counted once a person and day',
  params,
  body: z.object({
    /** A guest's number, which the device makes anew each day; a guest without one is not counted. */
    viewer: z.uuid().toLowerCase().optional(),
  }),
  response: z.object({ views: z.int().nonnegative() }),
  errors: ['not-found', 'too-many-requests'],
})

export const playAddedVideoEndpoint = fileEndpoint({
  route: 'GET /api/added-content/:id/player',
  summary: 'A page that plays a video, for the product’s own pages to frame',
  params,
  types: ['text/html'],
  errors: ['not-found'],
})
