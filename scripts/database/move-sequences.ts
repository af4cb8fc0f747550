import type { Queries } from '#server/database/database.ts'
import { MIGRATIONS_TABLE } from '#server/database/migrate.ts'

/** Sets the target's sequences to go on where the source's stopped, so that the next row gets a number of its own. */
export async function moveSequences(options: { source: Queries['query']; target: Queries['query'] }): Promise<void> {
  const used = await options.source<{ name: string; position: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as position from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename not like '${MIGRATIONS_TABLE}\\_%'`,
  )
  for (const { name, position } of used)
    await options.target('select setval($1::regclass, $2::bigint)', [name, position])
}
