import { AppError } from '#contract/errors.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import type { Queries } from '../../database/database.ts'
import { runSetFileTask } from '../../set-files/run-set-file-task.ts'
import type { RenderedContent } from '../../set-files/set-file-task.ts'
import { type ImportRow, readImportFile } from './import-store.ts'

/**
 * What an import's file holds.
 * @throws {AppError} not-readable, with a sentence that says why; unavailable.
 */
export async function readImportContent(options: {
  id: string
  row: ImportRow
  options: ImportOptions
  queries: Queries
}): Promise<RenderedContent> {
  const { id, row, queries } = options
  const bytes = await readImportFile(queries, { id, parts: row.parts })
  if (!bytes)
    throw new AppError('not-readable', { message: 'That file has not arrived whole. Please choose it again.' })
  const answer = await runSetFileTask({ kind: 'read', bytes, fileName: row.fileName, options: options.options })
  if (answer.kind === 'read') return answer.content
  throw new AppError('not-readable', answer.kind === 'unreadable' ? { message: answer.message } : {})
}
