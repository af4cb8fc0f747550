import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { ImportOptions } from '#domain/sets/import-options.ts'
import { IMPORT_PARTS, setLimits } from '#domain/sets/set-limits.ts'
import { endpoint } from './endpoint.ts'
import { SetId, SetTitle } from './sets.ts'

const params = z.object({ id: SetId })

export const keepImportPartEndpoint = endpoint({
  route: 'PUT /api/set-imports/:id/parts/:part',
  summary: `Keeps one part of a file to import, each of ${setLimits.importPart / 1024} KiB but the last; sent again it replaces itself`,
  params: params.extend({
    part: z.coerce
      .number()
      .int()
      .min(0)
      .max(IMPORT_PARTS - 1),
  }),
  body: z.object({
    fileName: z.string().trim().min(1).max(200),
    parts: z.int().min(1).max(IMPORT_PARTS, 'That file is too large: at most 30 MB, please.'),
    data: z.base64('That part did not arrive whole. Please try again.').min(1, 'That file is empty.'),
  }),
  response: z.object({ part: z.int() }),
  errors: ['not-signed-in', 'not-allowed', 'too-many-requests', 'limit-reached'],
  maxBytes: Math.ceil((setLimits.importPart * 4) / 3) + 4096,
})

/** Something of the file that did not become what it was, and why. */
export const ImportProblem = z.object({
  /** The row, note or card in the file, from 1; null for the file as a whole. */
  row: z.int().nullable(),
  /** How it begins. */
  text: z.string(),
  reason: z.string(),
  /** Whether its card is left out, or imported without what is named. */
  leftOut: z.boolean(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportPreview = z.object({
  title: z.string(),
  cards: z.int(),
  media: z.int(),
  /** The first cards. */
  first: z.array(z.object({ front: RichText, back: RichText })),
  /** The first problems, and how many there are. */
  problems: z.array(ImportProblem),
  problemCount: z.int(),
  /** What was chosen, or found where nothing was. */
  options: ImportOptions,
  encoding: z.string().nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

const importErrors = [
  'not-signed-in',
  'not-allowed',
  'not-found',
  'too-many-requests',
  'not-readable',
  'unavailable',
] as const

export const previewImportEndpoint = endpoint({
  route: 'POST /api/set-imports/:id/preview',
  summary: 'What a file would become, with a report of every row that was not understood; nothing is saved',
  params,
  body: z.object({ options: ImportOptions }),
  response: ImportPreview,
  errors: importErrors,
})

export const saveImportEndpoint = endpoint({
  route: 'POST /api/set-imports/:id/save',
  summary: 'Makes a set of a file; sent again it is made once',
  params,
  body: z.object({ options: ImportOptions, setId: SetId, title: SetTitle }),
  response: z.object({ setId: SetId, cards: z.int() }),
  errors: [...importErrors, 'limit-reached'],
})
