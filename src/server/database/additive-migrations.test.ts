import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, test } from 'vitest'
import { findNotAdditive } from './additive-migrations.ts'
import { migrationsFolder } from './migrate.ts'

/** Those up to 0040 were made before servers ran side by side. */
const FIRST_CHECKED = 41

test('old servers can live with what the product’s migrations change', () => {
  const faults = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }, index) =>
    index < FIRST_CHECKED ? [] : findNotAdditive(sql).map((statement) => `migration ${index}: ${statement}`),
  )
  expect(faults, 'See docs/OPERATIONS.md, A migration that takes something away').toEqual([])
})

describe('a migration', () => {
  test.each([
    'CREATE TABLE "sessions_seen" ("id" integer PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'CREATE INDEX "answers_by_day" ON "answers" USING btree ("answered_at");',
    'ALTER TABLE "answers" ADD COLUMN "seconds" integer;',
    'ALTER TABLE "answers" ADD COLUMN "seconds" numeric(6, 2);',
    `ALTER TABLE "profiles" ADD COLUMN "theme" text DEFAULT 'light' NOT NULL;`,
    '-- additive: no server since 0039 reads it\nALTER TABLE "answers" DROP COLUMN "choice";',
    '',
  ])('may hold %j', (statement) => {
    expect(findNotAdditive([statement])).toEqual([])
  })

  test.each([
    'DROP TABLE "answers";',
    'ALTER TABLE "answers" DROP COLUMN "choice";',
    'ALTER TABLE "answers" RENAME COLUMN "choice" TO "chosen";',
    'ALTER TABLE "answers" RENAME TO "given_answers";',
    'ALTER TABLE "answers" ALTER COLUMN "choice" SET DATA TYPE text;',
    'ALTER TABLE "answers" ALTER COLUMN "choice" SET NOT NULL;',
    'ALTER TABLE "answers" ADD COLUMN "seconds" integer NOT NULL;',
    'ALTER TABLE "answers" ADD COLUMN "seconds" integer UNIQUE;',
    'ALTER TABLE "answers" ADD COLUMN "a" integer, DROP COLUMN "choice";',
    'ALTER TABLE "answers" ADD CONSTRAINT "short" CHECK (length("choice") < 9);',
    'CREATE UNIQUE INDEX "one_answer" ON "answers" USING btree ("item_id");',
    'UPDATE "answers" SET "choice" = null;',
    'DELETE FROM "answers";',
    '-- additive:\nDROP TABLE "answers";',
  ])('is refused for %j', (statement) => {
    expect(findNotAdditive([statement])).toHaveLength(1)
  })

  test('may do to a table of its own what it likes', () => {
    const own = 'CREATE TABLE "seen" ("id" integer NOT NULL);'
    expect(
      findNotAdditive([
        own,
        'CREATE UNIQUE INDEX "seen_once" ON "seen" USING btree ("id");',
        'ALTER TABLE "seen" ADD CONSTRAINT "seen_users" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
      ]),
    ).toEqual([])
    expect(findNotAdditive([own, 'CREATE UNIQUE INDEX "once" ON "answers" USING btree ("id");'])).toHaveLength(1)
  })
})
