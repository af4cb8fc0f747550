import { type Options, parse } from 'csv-parse/sync'

export const delimiters = ['\t', ',', ';', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Rows from which the delimiter is told. */
const PROBED = 60

/** One row of a text file, and the line of the file on which it begins. */
export interface SpreadsheetRecord {
  line: number
  cells: string[]
}

const parsing = (delimiter: Delimiter): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
})

/**
 * The rows of a CSV or TSV file. Where a quotation mark is opened and never closed, all are taken as they stand: `loose`.
 * @throws {Error} where it is no table at all.
 */
export function readRecords(text: string, delimiter: Delimiter): { records: SpreadsheetRecord[]; loose: boolean } {
  try {
    return { records: parseRecords(text, parsing(delimiter)), loose: false }
  } catch {
    return { records: parseRecords(text, { ...parsing(delimiter), quote: false }), loose: true }
  }
}

/** `lines` counts to a record's last line; its cells say how many it has. */
function parseRecords(text: string, options: Options): SpreadsheetRecord[] {
  const parsed: unknown = parse(text, options)
  if (!Array.isArray(parsed)) return []
  return parsed.map(({ record, info }: { record: string[]; info: { lines: number } }) => ({
    line: info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0),
    cells: record,
  }))
}

/** The delimiter by which most of the first rows have the same number of columns, at least two; of equals, the most columns. */
export function findDelimiter(text: string): Delimiter {
  const candidates = delimiters.map((delimiter) => ({ delimiter, ...regularity(text, delimiter) }))
  const best = candidates.reduce((best, next) =>
    next.share > best.share || (next.share === best.share && next.columns > best.columns) ? next : best,
  )
  return best.share > 0 ? best.delimiter : ','
}

/** The share of the first rows that have the commonest number of columns, and that number. */
function regularity(text: string, delimiter: Delimiter): { share: number; columns: number } {
  try {
    const counts = parseRecords(text, { ...parsing(delimiter), to: PROBED }).map(({ cells }) => cells.length)
    const groups = [...Map.groupBy(counts, (count) => count)].filter(([columns]) => columns > 1)
    const [columns = 0, same = []] = groups.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    return { share: same.length / Math.max(1, counts.length), columns }
  } catch {
    return { share: 0, columns: 0 }
  }
}
