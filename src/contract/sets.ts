import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

export const SetId = z.uuid().toLowerCase()
const params = z.object({ id: SetId })

export const SetTitle = z
  .string()
  .trim()
  .min(1, 'Give the set a title.')
  .max(setLimits.title, `A title has at most ${setLimits.title} characters.`)
const Description = z
  .string()
  .trim()
  .max(setLimits.description, `A description has at most ${setLimits.description} characters.`)
const Side = z
  .string()
  .max(setLimits.side, `One side of a card has at most ${setLimits.side} characters.`)
  .refine((side) => side.trim() !== '', 'Write something on both sides.')

export const CardSide = RichText.extend({
  /** As it was typed: see `read-card-text`. */
  source: z.string(),
})

export const SetCard = z.object({ id: SetId, position: z.int(), front: CardSide, back: CardSide })
export type SetCard = z.infer<typeof SetCard>

/** Where a set can be shared: a class or a study group. */
export const SharePlace = z.object({ kind: z.enum(['class', 'group']), id: SetId, name: z.string() })
export type SharePlace = z.infer<typeof SharePlace>

export const SetSummary = z.object({
  id: SetId,
  title: z.string(),
  description: z.string(),
  cards: z.int(),
  /** Cards of it that are due for the reader now. */
  due: z.int(),
  /** Null for one's own; else the owner as others see them. */
  owner: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type SetSummary = z.infer<typeof SetSummary>

const accountErrors = ['not-signed-in', 'not-allowed'] as const
const setErrors = [...accountErrors, 'not-found'] as const

export const listSetsEndpoint = endpoint({
  route: 'GET /api/sets',
  summary: 'The sets of flashcards that a person made, and those that are shared with them, the newest change first',
  response: z.object({ mine: z.array(SetSummary), shared: z.array(SetSummary) }),
  errors: accountErrors,
})

export const createSetEndpoint = endpoint({
  route: 'POST /api/sets',
  summary: 'Makes an empty set; sent again with the same id it is made once',
  body: z.object({ id: SetId, title: SetTitle, description: Description.default('') }),
  response: z.object({ id: SetId }),
  errors: [...accountErrors, 'limit-reached'],
})

/** Cards that one page of a set's screen shows. */
export const CARDS_PER_PAGE = 100

export const readSetEndpoint = endpoint({
  route: 'GET /api/sets/:id',
  summary: `A set with ${CARDS_PER_PAGE} of its cards, from the one at \`from\` on`,
  params,
  query: z.object({ from: z.coerce.number().int().min(0).max(setLimits.cardsPerSet).default(0) }),
  response: z.object({
    set: SetSummary,
    cards: z.array(SetCard),
    /** Of one's own set: every class and group of one's own, and whether the set is shared there. Of another's: none. */
    places: z.array(SharePlace.extend({ shared: z.boolean() })),
    /** Of another's set: classes and groups that the reader leads, from which it can be taken out. */
    leads: z.array(SharePlace),
  }),
  errors: setErrors,
})

export const editSetEndpoint = endpoint({
  route: 'PATCH /api/sets/:id',
  summary: 'Changes the title or the description of one’s own set',
  params,
  body: z.object({ title: SetTitle.optional(), description: Description.optional() }),
  response: z.object({ id: SetId }),
  errors: setErrors,
})

export const deleteSetEndpoint = endpoint({
  route: 'DELETE /api/sets/:id',
  summary: 'Deletes one’s own set for good, for those too with whom it is shared',
  params,
  response: z.object({ id: SetId }),
  errors: setErrors,
})

export const saveCardEndpoint = endpoint({
  route: 'PUT /api/sets/:id/cards/:cardId',
  summary: 'Writes a card of one’s own set; one that is there keeps its id and everybody’s schedule',
  params: params.extend({ cardId: SetId }),
  body: z.object({
    front: Side,
    back: Side,
    /** Where a card that was deleted stood; a new card without it comes last. */
    position: z.int().min(0).max(1_000_000).optional(),
  }),
  response: z.object({ card: SetCard }),
  errors: [...setErrors, 'limit-reached'],
})

export const deleteCardEndpoint = endpoint({
  route: 'DELETE /api/sets/:id/cards/:cardId',
  summary: 'Deletes a card of one’s own set; saved again with its id it is back, schedule and all',
  params: params.extend({ cardId: SetId }),
  response: z.object({ id: SetId }),
  errors: setErrors,
})

export const moveCardEndpoint = endpoint({
  route: 'PATCH /api/sets/:id/cards/:cardId',
  summary: 'Moves a card of one’s own set to another place; the others close up',
  params: params.extend({ cardId: SetId }),
  body: z.object({
    /** The card's place afterwards, the first being 0; beyond the last it comes last. */
    place: z.int().min(0).max(1_000_000),
  }),
  response: z.object({ id: SetId }),
  errors: setErrors,
})

export const addMediaEndpoint = endpoint({
  route: 'POST /api/sets/:id/media',
  summary: 'Adds a picture or sound to one’s own set; its name goes into a card’s text',
  params,
  body: z.object({
    data: z.base64('That file did not arrive whole. Please try again.').min(1, 'That file is empty.'),
  }),
  response: z.object({ media: z.string(), kind: z.enum(['image', 'sound']) }),
  errors: [...setErrors, 'limit-reached', 'unknown-file'],
  maxBytes: Math.ceil((setLimits.mediaFile * 4) / 3) + 1024,
})

export const shareSetEndpoint = endpoint({
  route: 'PUT /api/sets/:id/shares',
  summary:
    'Shares one’s own set with a class or group of one’s own, or stops; whoever leads it may take a set out, too',
  params,
  body: z.object({ kind: z.enum(['class', 'group']), placeId: SetId, shared: z.boolean() }),
  response: z.object({ shared: z.boolean() }),
  errors: setErrors,
})

export const copySetEndpoint = endpoint({
  route: 'POST /api/sets/:id/copy',
  summary: 'Makes a set of one’s own from one that one sees; sent again with the same id it is made once',
  params,
  body: z.object({ id: SetId }),
  response: z.object({ id: SetId }),
  errors: [...setErrors, 'limit-reached'],
})

export const readSetStudyEndpoint = endpoint({
  route: 'GET /api/sets/:id/study',
  summary: `The cards of one sitting over a set: all of them, or the ${setLimits.sitting} that most want studying`,
  params,
  response: z.object({
    set: SetSummary,
    cards: z.array(z.object({ id: z.string(), front: RichText, back: RichText })),
  }),
  errors: setErrors,
})

const mediaParams = params.extend({ mediaId: z.string().regex(/^[0-9a-f]{32}$/) })

export const readSetMediaEndpoint = fileEndpoint({
  route: 'GET /api/sets/:id/media/:mediaId',
  summary: 'A picture or sound of a set that one sees',
  params: mediaParams,
  types: ['image/*', 'audio/*'],
  errors: setErrors,
})

/** `anki` is what Anki writes since 2.1.50; `anki-older` opens in every version. */
export const SetFormat = z.enum(['anki', 'anki-older', 'csv', 'tsv'], 'Choose one of the formats that are offered.')
export type SetFormat = z.infer<typeof SetFormat>

export const exportSetEndpoint = fileEndpoint({
  route: 'GET /api/sets/:id/export',
  summary: 'A set that one sees, to keep or to open elsewhere',
  params,
  query: z.object({ format: SetFormat }),
  types: ['application/octet-stream', 'text/csv', 'text/tab-separated-values'],
  errors: [...setErrors, 'too-many-requests', 'unavailable'],
})
