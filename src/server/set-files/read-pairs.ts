import type { ImportOptions } from '#domain/sets/import-options.ts'
import type { FileContent } from '../files/file-content.ts'
import { type Row, rowsToCards } from './rows-to-cards.ts'

/** Reads pasted text as Quizlet exports it: a term and its definition, with chosen separators between them and between cards. */
export function readPairs(
  text: string,
  options: Extract<ImportOptions, { kind: 'pairs' }>,
): Omit<FileContent, 'encoding'> {
  const rows = text
    .replaceAll('\r\n', '\n')
    .split(options.rows)
    .map((row, at) => ({ row: at + 1, text: row.trim() }))
    .filter((row) => row.text !== '')
    .map(({ row, text: pair }): Row => {
      const cut = pair.indexOf(options.between)
      return cut < 0
        ? { row, front: pair, back: null }
        : { row, front: pair.slice(0, cut), back: pair.slice(cut + options.between.length) }
    })
  return { title: '', ...rowsToCards(rows, false), media: [], options }
}
