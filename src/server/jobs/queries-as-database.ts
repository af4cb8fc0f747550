import type { Parameter, Queries } from '../database/database.ts'

/** Lets the queue write within a transaction of ours. */
export function queriesAsDatabase({ query }: Pick<Queries, 'query'>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({ rows: await query(text, values.map(parameterOf)) }),
  }
}

function parameterOf(value: unknown): Parameter {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value
  return Array.isArray(value) ? value.map(parameterOf) : JSON.stringify(value)
}
