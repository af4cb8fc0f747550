import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import { type ReadRoster, readRosterRows } from '#domain/classes/read-roster-rows.ts'
import { decodeText } from '../../files/decode-text.ts'
import { delimiters, findDelimiter, readRecords, type SpreadsheetRecord } from '../../spreadsheets/read-records.ts'

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

function recordsOf(text: string): SpreadsheetRecord[] {
  try {
    // A list of names alone may have commas inside them: its heading has none.
    const [first = ''] = text.split(/\r?\n/, 1)
    const delimiter = delimiters.some((one) => first.includes(one)) ? findDelimiter(text) : '\t'
    return readRecords(text, delimiter).records
  } catch {
    throw new AppError('not-readable', { message: 'That list could not be read. Save it as CSV, and try again.' })
  }
}
