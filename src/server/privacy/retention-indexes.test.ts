import { expect, test } from 'vitest'
import { inventory } from '#domain/privacy/inventory.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'

describeOnBothDatabases('what the nightly deletes look for', (open) => {
  test('each table that is emptied by age has an index that begins with its date', async () => {
    const indexed = await open().query<{ place: string }>(
      `select c.relname || '.' || a.attname as place from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)`,
    )
    const places = new Set(indexed.map(({ place }) => place))
    const wanted = Object.entries(inventory).flatMap(([table, { kept }]) =>
      kept.until === 'months' ? [`${table}.${kept.since}`] : [],
    )
    expect(wanted).toContain('notices.created_at')
    expect(wanted.filter((place) => !places.has(place))).toEqual([])
  })
})
