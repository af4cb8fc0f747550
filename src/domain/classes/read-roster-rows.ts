import { z } from 'zod'
import type { AgeBand } from '../groups/age-band.ts'
import { ageBandIn, columnOf, type RosterColumn } from './roster-columns.ts'
import { Username } from './username.ts'

/** A pupil as a class list says; `line` counts from 1 in the file. */
export interface RosterRow {
  line: number
  name: string
  email: string | null
  username: string | null
  ageBand: AgeBand | null
}

export interface RosterProblem {
  /** Null where it concerns the whole list. */
  line: number | null
  text: string
  reason: string
  /** Whether a row stays out for it. */
  leftOut: boolean
}

export interface ReadRoster {
  columns: { header: string; meaning: RosterColumn }[]
  rows: RosterRow[]
  problems: RosterProblem[]
}

const MOST_NAME = 120
const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
const looksLikeEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim())

/** Reads the cells of a class list; what it does not understand it says, row by row. */
export function readRosterRows(
  records: readonly { line: number; cells: readonly string[] }[],
  { most }: { most: number },
): ReadRoster {
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first] = filled
  if (!first) return { columns: [], rows: [], problems: [wholeList('There is nothing in this list.')] }
  const meanings = first.cells.map(columnOf)
  const hasHeader = meanings.some((meaning) => meaning === 'name' || meaning === 'first-name')
  const columns = hasHeader
    ? first.cells.map((header, at) => ({ header: header.trim(), meaning: meanings[at] ?? 'ignored' }))
    : columnsByLook(filled.map(({ cells }) => cells))
  const problems: RosterProblem[] = []
  const body = hasHeader ? filled.slice(1) : filled
  if (body.length > most)
    problems.push(wholeList(`Only the first ${most} pupils were read. Bring the others in after.`))
  const rows = body.slice(0, most).flatMap((record) => {
    const read = readRow(record, columns)
    problems.push(...read.problems)
    return read.row ? [read.row] : []
  })
  return { columns, ...withoutRepeats(rows, problems) }
}

const wholeList = (reason: string): RosterProblem => ({ line: null, text: '', reason, leftOut: false })

/** Without a header: the first column that holds no addresses is the name. */
function columnsByLook(cells: readonly (readonly string[])[]): ReadRoster['columns'] {
  const width = Math.max(...cells.map((row) => row.length))
  const emails = Array.from({ length: width }, (_, at) => cells.some((row) => looksLikeEmail(row[at] ?? '')))
  const name = emails.indexOf(false)
  return emails.map((email, at) => ({ header: '', meaning: email ? 'email' : at === name ? 'name' : 'ignored' }))
}

function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: ReadRoster['columns'],
): { row: RosterRow | null; problems: RosterProblem[] } {
  const at = (meaning: RosterColumn) => columns.findIndex((column) => column.meaning === meaning)
  const cell = (meaning: RosterColumn) => (cells[at(meaning)] ?? '').replace(/\s+/g, ' ').trim()
  const text = cells.join(', ').slice(0, 80)
  const problem = (reason: string, leftOut: boolean): RosterProblem => ({ line, text, reason, leftOut })
  const name = fullNameOf(cell('name'), cell('first-name'), cell('last-name'))
  if (!/\p{L}/u.test(name)) return { row: null, problems: [problem('There is no name in this row.', true)] }
  if (name.length > MOST_NAME) return { row: null, problems: [problem('That name is too long.', true)] }
  if (/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(name))
    return { row: null, problems: [problem('That name holds signs that cannot be shown.', true)] }
  const problems: RosterProblem[] = []
  const read = <Value>(meaning: RosterColumn, parsed: z.ZodSafeParseResult<Value>, reason: string): Value | null => {
    if (cell(meaning) === '') return null
    if (!parsed.success) problems.push(problem(reason, false))
    return parsed.success ? parsed.data : null
  }
  const email = read('email', Email.safeParse(cell('email')), 'That is no email address, so it was not read.')
  const username = read(
    'username',
    Username.safeParse(cell('username')),
    'A username has 3 to 30 letters, figures, dots or dashes, so this one was not read.',
  )
  const ageBand = ageBandIn(cell('age-band'), columns[at('age-band')]?.header ?? '')
  if (ageBand === undefined) problems.push(problem('The age was not understood.', false))
  return { row: { line, name, email, username, ageBand: ageBand ?? null }, problems }
}

/** `Taylor, Sam` is how registers write Sam Taylor. */
function fullNameOf(name: string, first: string, last: string): string {
  if (name === '') return `${first} ${last}`.trim()
  const [family = '', given, ...more] = name.split(',').map((part) => part.trim())
  return given && more.length === 0 ? `${given} ${family}`.trim() : name
}

/** A pupil who stands in the list twice is taken once. */
function withoutRepeats(rows: readonly RosterRow[], problems: readonly RosterProblem[]): Omit<ReadRoster, 'columns'> {
  const seen = new Set<string>()
  const again: RosterProblem[] = []
  const kept = rows.filter(({ line, name, email, username }) => {
    const keys = [email && `email ${email}`, username && `user ${username}`].filter((key) => key !== null)
    const key = keys.length > 0 ? keys : [`name ${name.toLowerCase()}`]
    const repeated = key.some((one) => seen.has(one))
    for (const one of key) seen.add(one)
    if (repeated) again.push({ line, text: name, reason: 'This pupil stands in the list already.', leftOut: true })
    return !repeated
  })
  return { rows: kept, problems: [...problems, ...again].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}
