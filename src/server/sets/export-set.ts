import { AppError } from '#contract/errors.ts'
import type { SetFormat } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import type { ServedFile } from '../http/serve-file.ts'
import { runSetFileTask } from '../set-files/run-set-file-task.ts'
import { writeTable } from '../set-files/write-table.ts'
import { readCards } from './card-store.ts'
import { findSet } from './find-set.ts'
import { readAllMedia } from './media-store.ts'

/** A set as a file to keep or to open elsewhere. @throws {AppError} not-signed-in; not-found; unavailable. */
export async function exportSet(options: {
  person: Person
  setId: string
  format: SetFormat
  queries: Queries
  now: Date
}): Promise<ServedFile> {
  const { person, setId, format, queries, now } = options
  const { title } = await findSet({ person, setId, queries, now })
  const cards = await readCards(queries, { setId })
  if (format === 'csv' || format === 'tsv') {
    // The mark lets spreadsheets see that it is UTF-8.
    const text = `\ufeff${writeTable(cards, format === 'csv' ? ',' : '\t')}`
    const type = format === 'csv' ? 'text/csv' : 'text/tab-separated-values'
    return { name: fileName(title, format), type, body: text }
  }
  const media = await readAllMedia(queries, setId)
  const set = { id: setId, title, cards: cards.map(({ id, front, back }) => ({ id, front, back })), media }
  const answer = await runSetFileTask({ kind: 'write', set, package: format === 'anki' ? 'zstd' : 'older', now })
  if (answer.kind !== 'written') throw new AppError('unavailable')
  return { name: fileName(title, 'apkg'), type: 'application/octet-stream', body: answer.bytes }
}

const fileName = (title: string, ending: string) => {
  const words = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  return `${words || 'set'}.${ending}`
}
