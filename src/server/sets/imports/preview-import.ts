import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { previewImportEndpoint } from '#contract/set-imports.ts'
import type { Person } from '#domain/permissions.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import type { Queries } from '../../database/database.ts'
import { sideText } from '../../rich-text/render-side.ts'
import { accountOf } from '../find-set.ts'
import { readImport } from './import-store.ts'
import { readImportContent } from './read-import.ts'

const CARDS_SHOWN = 20
const PROBLEMS_SHOWN = 200

/** @throws {AppError} not-signed-in; not-found; not-readable; unavailable. */
export async function previewImport(input: {
  person: Person
  id: string
  options: ImportOptions
  queries: Queries
}): Promise<AnswerOf<typeof previewImportEndpoint>> {
  const { person, id, options, queries } = input
  const row = await readImport(queries, { id, ownerId: accountOf(person) })
  if (!row) throw new AppError('not-found')
  const content = await readImportContent({ id, row, options, queries })
  return {
    title: content.title.slice(0, setLimits.title) || 'My set',
    cards: content.cards.length,
    media: content.media.length,
    first: content.cards.slice(0, CARDS_SHOWN).map(({ front, back, frontHtml, backHtml }) => ({
      front: { html: withoutFiles(frontHtml), text: sideText(front) },
      back: { html: withoutFiles(backHtml), text: sideText(back) },
    })),
    problems: content.problems.slice(0, PROBLEMS_SHOWN),
    problemCount: content.problems.length,
    options: content.options,
    encoding: content.encoding,
  }
}

/** Files are served once they belong to a set; until then a word stands for each. */
const withoutFiles = (html: string) =>
  html
    .replace(/<img src="media:[^>]*>/g, '<em>[picture]</em>')
    .replace(/<audio src="media:[^>]*><\/audio>/g, '<em>[sound]</em>')
