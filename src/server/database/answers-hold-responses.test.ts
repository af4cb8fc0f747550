import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uuid } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { migrationsFolder } from './migrate.ts'

describeOnBothDatabases('migrating answers from before there were questions without four options, on the', (open) => {
  test('they keep their choices, and so do the keys by which they are marked again', async () => {
    const database = open()
    // As the release before had it.
    await database.query('alter table answers drop column response')
    await database.query('alter table question_keys drop column scheme, alter column options set not null')
    await database.query('alter table question_keys alter column correct_answer set not null')
    await createStudent(database, { id: 'pupil' })
    await database.query(
      `insert into answers (student_id, id, kind, item_id, topic_id, choice, correct, answered_at) values
       ('pupil', $1, 'quiz', 'cells/q01', 'cells', 2, false, now()), ('pupil', $2, 'flashcard', 'cells/f01', 'cells', null, true, now())`,
      [uuid(1), uuid(2)],
    )
    await database.query(
      `insert into question_keys (item_id, since, options, correct_answer) values ('cells/q01', now(), '["a","b","c","d"]', 1)`,
    )

    const statements = readFileSync(join(migrationsFolder, '0039_answers-hold-responses.sql'), 'utf8')
    for (const statement of statements.split('--> statement-breakpoint')) await database.query(statement)

    expect(await database.query('select choice, response, correct from answers order by id')).toEqual([
      { choice: 2, response: null, correct: false },
      { choice: null, response: null, correct: true },
    ])
    expect(await database.query('select options, correct_answer, scheme from question_keys')).toEqual([
      { options: ['a', 'b', 'c', 'd'], correct_answer: 1, scheme: null },
    ])
  })
})
