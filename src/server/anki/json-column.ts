import type { DatabaseSync } from 'node:sqlite'

/** What a column of the collection's one row holds as JSON; null where it holds none. */
export function jsonIn(database: DatabaseSync, column: 'models' | 'decks'): unknown {
  try {
    return JSON.parse(String(database.prepare(`select ${column} as json from col limit 1`).get()?.json))
  } catch {
    return null
  }
}
