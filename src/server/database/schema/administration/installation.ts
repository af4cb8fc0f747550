import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** One row: by which secret this database's cookies, links and picture passwords are signed. */
export const installation = pgTable('installation', {
  id: boolean('id').primaryKey(),
  secretFingerprint: text('secret_fingerprint').notNull(),
})
