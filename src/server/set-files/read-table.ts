import type { ImportProblem } from '#contract/set-imports.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { type FileContent, UnreadableFile } from '../files/file-content.ts'
import { fromText } from '../spreadsheets/formula-cells.ts'
import { type Delimiter, findDelimiter, readRecords, type SpreadsheetRecord } from '../spreadsheets/read-records.ts'
import { type Row, rowsToCards } from './rows-to-cards.ts'

type TableOptions = Extract<ImportOptions, { kind: 'table' }>

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
  const records = recordsOf(body, delimiter, problems)
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

function recordsOf(body: string, delimiter: Delimiter, problems: ImportProblem[]): SpreadsheetRecord[] {
  try {
    const { records, loose } = readRecords(body, delimiter)
    if (loose)
      problems.push({
        row: null,
        text: '',
        reason: 'A quotation mark is opened and never closed, so quotation marks were taken as they stand.',
        leftOut: false,
      })
    return records
  } catch {
    throw new UnreadableFile('That table could not be read.')
  }
}

const isHeader = (cells: readonly string[] | undefined) =>
  cells !== undefined && cells.length > 1 && cells.slice(0, 2).every((cell) => columnNames.test(cell.trim()))
