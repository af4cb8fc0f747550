import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC, kept to the millisecond: a JavaScript `Date` comes back exactly as it was stored. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
