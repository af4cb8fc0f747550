import { type Options, parse } from 'csv-parse/sync'
import type { ImportProblem } from '#contract/set-imports.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { fromText } from '../spreadsheets/formula-cells.ts'
import { type FileContent, UnreadableFile } from './file-content.ts'
import { type Row, rowsToCards } from './rows-to-cards.ts'

type TableOptions = Extract<ImportOptions, { kind: 'table' }>
type Delimiter = Exclude<TableOptions['delimiter'], 'auto'>

const delimiters: readonly Delimiter[] = ['\t', ',', ';', '|']
const PROBED = 60
const columnNames =
  /^(fronts?|backs?|terms?|definitions?|questions?|answers?|words?|meanings?|prompts?|responses?|side ?[12ab])$/i
/** The lines with which Anki's own text files begin. */
const ankiLine = /^#([a-z ]+):(.*)(?:\r?\n|$)/
const ankiSeparators = new Map<string, Delimiter>(Object.entries({ tab: '\t', comma: ',', semicolon: ';', pipe: '|' }))

/**
 * Reads CSV or TSV: the first two columns are a card's sides.
 * @throws {UnreadableFile} with a sentence for the file's owner.
 */
export function readTable(text: string, options: TableOptions): Omit<FileContent, 'encoding'> {
  const { body, lines, said } = readAnkiLines(text)
  const delimiter = options.delimiter === 'auto' ? (said.delimiter ?? findDelimiter(body)) : options.delimiter
  const problems: ImportProblem[] = []
  const records = readRecords(body, delimiter, problems)
  const [first] = records
  const header = options.header === 'auto' ? !said.none && isHeader(first?.cells) : options.header === 'yes'
  const rows = (header ? records.slice(1) : records).map(({ line, cells }): Row => {
    const [front = '', back] = cells.map(fromText)
    return { row: line + lines, front, back: back ?? null }
  })
  if (records.some(({ cells }) => cells.slice(2).some((cell) => cell.trim() !== '')))
    problems.push({ row: null, text: '', reason: 'Only the first two columns are used.', leftOut: false })
  const { cards, problems: rowProblems } = rowsToCards(rows, said.html)
  return {
    title: '',
    cards,
    media: [],
    problems: [...problems, ...rowProblems],
    options: { kind: 'table', delimiter, header: header ? 'yes' : 'no' },
  }
}

interface Said {
  delimiter: Delimiter | null
  html: boolean
  /** The file said something, so it has no header of names. */
  none: boolean
}

function readAnkiLines(text: string): { body: string; lines: number; said: Said } {
  const said: Said = { delimiter: null, html: false, none: false }
  let body = text
  let lines = 0
  for (let found = ankiLine.exec(body); found; found = ankiLine.exec(body)) {
    const [whole, name = '', value = ''] = found
    if (name === 'separator') said.delimiter = ankiSeparators.get(value.trim().toLowerCase()) ?? null
    if (name === 'html') said.html = value.trim() === 'true'
    said.none = true
    body = body.slice(whole.length)
    lines++
  }
  return { body, lines, said }
}

const parsing = (delimiter: Delimiter): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
})

interface Line {
  line: number
  cells: string[]
}

function readRecords(body: string, delimiter: Delimiter, problems: ImportProblem[]): Line[] {
  try {
    return parseRecords(body, parsing(delimiter))
  } catch {
    problems.push({
      row: null,
      text: '',
      reason: 'A quotation mark is opened and never closed, so quotation marks were taken as they stand.',
      leftOut: false,
    })
  }
  try {
    return parseRecords(body, { ...parsing(delimiter), quote: false })
  } catch {
    throw new UnreadableFile('That table could not be read.')
  }
}

/** `lines` counts to a record's last line; its cells say how many it has. */
function parseRecords(body: string, options: Options): Line[] {
  const parsed: unknown = parse(body, options)
  if (!Array.isArray(parsed)) return []
  return parsed.map(({ record, info }: { record: string[]; info: { lines: number } }) => ({
    line: info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0),
    cells: record,
  }))
}

/** The delimiter by which most of the first rows have the same number of columns, at least two. */
function findDelimiter(body: string): Delimiter {
  const regular = delimiters.map((delimiter) => {
    try {
      const counts = parseRecords(body, { ...parsing(delimiter), to: PROBED }).map(({ cells }) => cells.length)
      const most = [...Map.groupBy(counts, (count) => count)]
        .filter(([columns]) => columns > 1)
        .map(([, same]) => same.length)
      return { delimiter, share: Math.max(0, ...most) / Math.max(1, counts.length) }
    } catch {
      return { delimiter, share: 0 }
    }
  })
  const best = regular.reduce((best, candidate) => (candidate.share > best.share ? candidate : best))
  return best.share > 0 ? best.delimiter : ','
}

const isHeader = (cells: readonly string[] | undefined) =>
  cells !== undefined && cells.length > 1 && cells.slice(0, 2).every((cell) => columnNames.test(cell.trim()))
