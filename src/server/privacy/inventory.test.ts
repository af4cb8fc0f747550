import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { inventory } from '#domain/privacy/inventory.ts'
import * as schema from '../database/schema.ts'

const entries: unknown[] = Object.values(schema)
const stored = entries.filter((entry) => entry instanceof PgTable).map((table) => getTableConfig(table))

describe('the inventory of what is stored', () => {
  test('has every table of the database, and no other', () => {
    expect(Object.keys(inventory).toSorted()).toEqual(stored.map(({ name }) => name).toSorted())
  })

  test.each(stored.map((table) => [table.name, table] as const))(
    '%s: gives a reason for every column',
    (name, table) => {
      const { fields = {}, about = [], hidden = [], kept, through } = inventory[name] ?? {}
      const columns = table.columns.map((column) => column.name)
      expect(Object.keys(fields).toSorted()).toEqual(columns.toSorted())
      expect(columns).toEqual(expect.arrayContaining([...about, ...hidden, ...(through ? [through.column] : [])]))
      if (kept?.until === 'months') expect(columns).toContain(kept.since)
    },
  )

  test.each(stored.map((table) => [table.name, table] as const))(
    '%s: goes with the account of whom it is about, or says what becomes of it',
    (name, table) => {
      const { about = [], onDeletion, hidden = [] } = inventory[name] ?? {}
      const toUsers = table.foreignKeys.filter(
        ({ reference }) => getTableConfig(reference().foreignTable).name === 'users',
      )
      for (const key of toUsers) {
        const [column] = key.reference().columns.map((own) => own.name)
        // A column that names somebody else, such as who decided, is hidden from downloads.
        if (!column || hidden.includes(column)) continue
        expect(about, `${name}.${column} names a person`).toContain(column)
        if (key.onDelete !== 'cascade') expect(onDeletion, `${name}.${column} stays after deletion`).toBeDefined()
      }
    },
  )
})
