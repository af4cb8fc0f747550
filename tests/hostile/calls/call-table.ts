import type { Cast } from '../cast.ts'

/** Who may call what of one area, in an installation in production. */
export interface CallTable {
  /** A line for each call, a column for each of `people`: the code of the error that they get, or ok. */
  rows: string
  /** A right body for each call that takes one, so that the role alone decides. */
  bodies: Record<string, (cast: Cast) => unknown>
}

export const people = [
  'guest',
  'student',
  'unconfirmed teacher',
  'teacher',
  'parent',
  'pending admin',
  'admin',
] as const

/** The calls of a table, each with what it answers to each of `people`. @throws {Error} where its columns are others. */
export function readRows({ rows }: CallTable): { route: string; expected: string[] }[] {
  const [columns = [], ...calls] = rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  if (columns.slice(1).join() !== people.join()) throw new Error(`not the columns: ${columns.join(', ')}`)
  return calls.map(([route = '', ...expected]) => ({ route, expected }))
}
