import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { schoolClasses } from './classes.ts'
import { moment } from './columns.ts'
import { studyGroups } from './groups.ts'
import { users } from './sign-in.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A set of flashcards that a person made. The client makes `id`, so a set that is sent twice is made once. */
export const cardSets = pgTable(
  'card_sets',
  {
    ownerId: owner(),
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('card_sets_by_owner').on(table.ownerId, table.updatedAt)],
)

const set = () =>
  uuid('set_id')
    .notNull()
    .references(() => cardSets.id, { onDelete: 'cascade' })

/** `front` and `back` as they were typed; the HTML is made of them when they are saved. */
export const setCards = pgTable(
  'set_cards',
  {
    setId: set(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    frontHtml: text('front_html').notNull(),
    backHtml: text('back_html').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.id] }),
    index('set_cards_in_order').on(table.setId, table.position, table.id),
  ],
)

/** A picture or sound of a set. `id` is the beginning of its SHA-256, so that a file is kept once and never changes. */
export const setMedia = pgTable(
  'set_media',
  {
    setId: set(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.id] }), check('set_media_size_right', sql`${table.size} > 0`)],
)

export const setClassShares = pgTable(
  'set_class_shares',
  {
    setId: set(),
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.classId] }),
    index('set_class_shares_by_class').on(table.classId),
  ],
)

export const setGroupShares = pgTable(
  'set_group_shares',
  {
    setId: set(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.groupId] }),
    index('set_group_shares_by_group').on(table.groupId),
  ],
)

/** A file on its way in, kept until it is imported or a day is over. `setId` is what it became. */
export const setImports = pgTable(
  'set_imports',
  {
    ownerId: owner(),
    id: uuid('id').primaryKey(),
    fileName: text('file_name').notNull(),
    parts: integer('parts').notNull(),
    startedAt: moment('started_at').notNull(),
    setId: uuid('set_id').references(() => cardSets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('set_imports_by_owner').on(table.ownerId, table.startedAt),
    index('set_imports_by_set').on(table.setId),
    index('set_imports_by_age').on(table.startedAt),
    check('set_imports_parts_sensible', sql`${table.parts} between 1 and 60`),
  ],
)

export const setImportParts = pgTable(
  'set_import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => setImports.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
)
