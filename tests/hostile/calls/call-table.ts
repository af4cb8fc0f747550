import type { Cast } from '../cast.ts'

/** Who may call what of one area, in an installation in production. */
export interface CallTable {
  /**
   * A line for each call, a column for each of `people`: the code of the error that they get, or ok. An admin without a second step
   * gets what a pending one gets, as neither has any power, unless `unsecured` says otherwise.
   */
  rows: string
  /** A right body for each call that takes one, so that the role alone decides. */
  bodies: Record<string, (cast: Cast) => unknown>
  /** What an admin without a second step gets where a pending one gets something else. */
  unsecured?: Record<string, string>
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

/** Everybody whose calls are tried. */
export const callers = [...people, 'admin without a second step'] as const

/** The calls of a table, each with what it answers to each of `callers`. @throws {Error} where its columns are others. */
export function readRows({ rows, unsecured = {} }: CallTable): { route: string; expected: string[] }[] {
  const [columns = [], ...calls] = rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  if (columns.slice(1).join() !== people.join()) throw new Error(`not the columns: ${columns.join(', ')}`)
  const pending = people.indexOf('pending admin')
  return calls.map(([route = '', ...expected]) => ({
    route,
    expected: [...expected, unsecured[route] ?? expected[pending] ?? ''],
  }))
}
