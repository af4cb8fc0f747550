import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

const { tables, tableNamesMap } = extractTablesRelationalConfig<ExtractTablesWithRelations<typeof schema>>(
  schema,
  createTableRelationsHelpers,
)

/** What Drizzle needs to build a session by hand, which is how an ORM is put over one transaction's connection. */
export const dialect = new PgDialect()
export const relations = { fullSchema: schema, schema: tables, tableNamesMap }
