import { types } from '@electric-sql/pglite'
import { types as pgTypes } from 'pg'

const keepText = (value: string) => value

function wholeNumber(value: string): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : BigInt(value)
}

const TEXT_ARRAY: number = 1009
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const textArray: (value: string) => (string | null)[] = pgTypes.getTypeParser(TEXT_ARRAY)

const parsers = new Map<number, (value: string) => unknown>([
  [types.DATE, keepText],
  [types.INTERVAL, keepText],
  [types.INT8, wholeNumber],
  [DATE_ARRAY, textArray],
  [INT8_ARRAY, (value) => textArray(value).map((item) => (item === null ? null : wholeNumber(item)))],
])

/** Reads PostgreSQL's values as the embedded database does: see `Queries`. */
export function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return parsers.get(type) ?? pgTypes.getTypeParser(type, format ?? 'text')
}
