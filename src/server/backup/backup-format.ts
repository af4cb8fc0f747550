import { z } from 'zod'

/**
 * A backup is a gzip of lines of JSON, each followed, where it says how many, by bytes: a head; for each table its name and
 * columns, parts of PostgreSQL's COPY text (whole rows), and its count and checksum; the sequences; an end. The order of tables
 * is that in which they can be filled.
 */
export const BACKUP_VERSION = 1

export const BackupHead = z.object({
  file: z.literal('revisewell-backup'),
  version: z.int(),
  madeAt: z.iso.datetime(),
  /** The times of the migrations that made the schema. */
  migrations: z.array(z.number()),
})
export type BackupHead = z.infer<typeof BackupHead>

/** What follows the head. */
export const BackupLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal('rows'), bytes: z.int().nonnegative() }),
  z.object({ is: z.literal('table-end'), rows: z.int(), checksum: z.string() }),
  z.object({ is: z.literal('sequences'), positions: z.array(z.object({ name: z.string(), position: z.string() })) }),
  z.object({ is: z.literal('end') }),
])
export type BackupLine = z.infer<typeof BackupLine>

/** Who is signed in, links in mails and counters of tries should not come back to life; the secret is the server's own. */
export const leftOut: readonly string[] = ['sessions', 'verifications', 'limit_counts', 'installation']
