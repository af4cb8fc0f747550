import type { Parameter } from './database.ts'

/** A parameter as PostgreSQL reads it, whatever the type that the statement wants. */
export function parameterText(value: Parameter): string | null {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? listText(value) : String(value)
}

function listText(items: readonly Parameter[]): string {
  return `{${items.map(itemText).join(',')}}`
}

function itemText(item: Parameter): string {
  const text = parameterText(item)
  if (text === null) return 'NULL'
  const isList = typeof item === 'object' && !(item instanceof Date)
  return isList ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
