import type { Queries } from '#server/database/database.ts'

/** Stores something small that needs no other row, under `id`. */
export async function storeRow({ query }: Pick<Queries, 'query'>, id: string): Promise<void> {
  await query(
    `insert into help_requests (id, name, email, message, source, sent_at)
     values ($1, 'Ada', 'ada@example.org', $2, 'dialog', $3)`,
    [id, 'How do I start? '.repeat(20), new Date(0)],
  )
}

export async function readRowIds({ query }: Pick<Queries, 'query'>): Promise<Set<string>> {
  const rows = await query<{ id: string }>('select id from help_requests')
  return new Set(rows.map((row) => row.id))
}
