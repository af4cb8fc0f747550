import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { contentBoards, contentSubjects, contentTypes } from '#domain/content/content-place.ts'
import { moment } from './columns.ts'

/** What an admin added to a subject of a level. `body` is as it was typed; `shown` is what the study screens show of it, null where that is nothing. */
export const contentItems = pgTable(
  'content_items',
  {
    id: uuid('id').primaryKey(),
    type: text('type', { enum: contentTypes }).notNull(),
    title: text('title').notNull(),
    subject: text('subject', { enum: contentSubjects }).notNull(),
    board: text('board', { enum: contentBoards }).notNull(),
    body: text('body').notNull().default(''),
    shown: jsonb('shown'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('content_items_newest').on(table.type, table.createdAt, table.id),
    index('content_items_by_subject').on(table.type, table.subject, table.createdAt, table.id),
    index('content_items_shown')
      .on(table.type, table.board, table.subject, table.createdAt)
      .where(sql`${table.shown} is not null`),
    index('content_items_search').using('gin', sql`search_grams(${table.title})`),
    check('content_items_type_known', sql`${table.type} in ('flashcard', 'quiz', 'note', 'video')`),
  ],
)
