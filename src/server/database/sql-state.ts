/** The SQLSTATES that callers decide on. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
export const CHECK_VIOLATION = '23514'

/** A statement's kept plan no longer fits its tables: a migration changed what it returns. */
export const PLAN_OUTDATED = '0A000'
export const READ_ONLY = '25006'
/** It is not ready to take statements yet. */
export const STARTING = '57P03'
export const SERVER_ENDS = ['57P01', '57P02', STARTING]
/** Its connections are all taken. */
const TOO_MANY_CONNECTIONS = '53300'

/** PostgreSQL found no space on its disk. */
export const DISK_FULL = '53100'

/** The five-character SQLSTATE of a failed statement, wherever the ORM wrapped it; null when it was no such failure. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return null
}

/** Whether what was to be stored found no space, in the database or in a file, wherever the ORM wrapped it. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && [DISK_FULL, 'ENOSPC', 'EDQUOT'].includes(String(cause.code))) return true
  return false
}

/** What `pg` says, without any code, when a connection is lost or none could be had. */
const connectionLost =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/
const networkFailed = /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|NET|AI_)/

/** Whether no database answered, wherever the ORM wrapped it: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    // A pooler that has lost the database says so with a state of class 08.
    if ([...SERVER_ENDS, READ_ONLY, TOO_MANY_CONNECTIONS].includes(code) || code.startsWith('08')) return true
    if (networkFailed.test(code) || connectionLost.test(cause.message)) return true
  }
  return false
}
