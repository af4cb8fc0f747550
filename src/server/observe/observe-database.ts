import type { Database } from '../database/database.ts'
import { noObserver, type Observer } from './observer.ts'

/** The same database, whose statements the observer is told of. */
export function observeDatabase(database: Database, observer: Observer): Database {
  if (observer === noObserver) return database
  return {
    ...database,
    query: (text, parameters) => observer.statement(text, () => database.query(text, parameters)),
    transaction: (work) => observer.statement('transaction', () => database.transaction(work)),
  }
}
