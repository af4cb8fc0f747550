import type { Queries } from './database.ts'
import type { Table } from './read-tables.ts'

/** Settings under which both databases write a value as the same text. */
export const SAME_TEXT = `set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`

export interface Fingerprint {
  rows: number
  /** The sum of a 60-bit hash of each row: the same whatever the order of the rows. */
  checksum: string
}

/** Tells whether two databases hold the same rows in `table`, without moving them again. */
export async function fingerprint(query: Queries['query'], table: Table): Promise<Fingerprint> {
  const row = `row(${table.columns.join(', ')})::text`
  const hash = `('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 15))::bit(60)::bigint`
  const [found] = await query<Fingerprint>(
    `select count(*) as rows, coalesce(sum(${hash}::numeric), 0)::text as checksum from ${table.name}`,
  )
  return found ?? { rows: 0, checksum: '0' }
}
