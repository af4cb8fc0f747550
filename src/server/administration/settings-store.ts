import type { Queries } from '../database/database.ts'

/** What an admin has set under a name; undefined where it is as the product comes. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries.query<{ value: unknown }>('select value from office_settings where key = $1', [key])
  return row?.value
}

/** Others who change settings wait until the transaction ends, so that no change is lost. */
export async function lockSettings(transaction: Queries): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('office_settings'))`)
}

export async function writeSetting(
  transaction: Queries,
  { key, value, now }: { key: string; value: unknown; now: Date },
): Promise<void> {
  await transaction.query(
    `insert into office_settings (key, value, changed_at) values ($1, $2::jsonb, $3)
     on conflict (key) do update set value = excluded.value, changed_at = excluded.changed_at`,
    [key, JSON.stringify(value), now],
  )
}
