import { parse } from 'csv-parse/sync'
import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import { type ReadRoster, readRosterRows } from '#domain/classes/read-roster-rows.ts'
import { decodeText } from '../set-files/decode-text.ts'

const delimiters = ['\t', ';', ',', '|'] as const

/**
 * Reads a class list as CSV or TSV, in the encodings that spreadsheets write.
 * @throws {AppError} not-readable
 */
export function readRosterFile(bytes: Uint8Array): ReadRoster & { encoding: string } {
  // What spreadsheets and documents are inside: no list of text.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new AppError('not-readable', {
      message: 'That is a spreadsheet file. Save it as CSV first, and choose that.',
    })
  const { text, encoding } = decodeText(bytes)
  return { encoding, ...readRosterRows(recordsOf(text), { most: classLimits.rosterRows }) }
}

function recordsOf(text: string): { line: number; cells: string[] }[] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (delimiter: string) => first.split(delimiter).length
  const delimiter = delimiters.reduce((best, next) => (count(next) > count(best) ? next : best))
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, info: true }
  for (const quote of ['"', false] as const)
    try {
      const parsed: unknown = parse(text, { ...options, quote })
      if (Array.isArray(parsed))
        return parsed.map(({ record, info }: { record: string[]; info: { lines: number } }) => ({
          line: info.lines,
          cells: record,
        }))
    } catch {
      // A quotation mark that is never closed: once more, with quotation marks as they stand.
    }
  throw new AppError('not-readable', { message: 'That list could not be read. Save it as CSV, and try again.' })
}
