import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { migrationsFolder } from './migrate.ts'

describeOnBothDatabases('migrating questions that were stored under the kinds’ earlier names, on the', (open) => {
  test('they keep everything but the name, and so do what pupils gave to them and live quizzes', async () => {
    const database = open()
    const [quiz, one, two] = [randomUUID(), randomUUID(), randomUUID()]
    const [attempt, live, empty] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ['teacher', 'pupil']) await createStudent(database, { id })
    const content = (kind: string, correct: unknown) => ({ kind, prompt: 'Which?', marks: 2, correct })
    await database.query(
      `insert into quizzes (id, owner_id, title, created_at, updated_at) values ($1, 'teacher', 'Kinds', now(), now())`,
      [quiz],
    )
    for (const [id, kept] of [
      [one, content('four-option', 'opt1')],
      [two, content('multi-select', ['opt1'])],
      [randomUUID(), content('ordering', null)],
    ] as const)
      await database.query(
        `insert into quiz_questions (quiz_id, id, version, position, current, content, html) values ($1, $2, 1, 0, true, $3::text::jsonb, '{}')`,
        [quiz, id, JSON.stringify(kept)],
      )
    await database.query(
      `insert into teacher_quiz_attempts (student_id, id, quiz_id, seed, questions, started_at) values ('pupil', $1, $2, 1, '[]', now())`,
      [attempt, quiz],
    )
    for (const [id, response] of [
      [one, { kind: 'four-option', option: 'opt1' }],
      [two, { kind: 'multi-select', options: ['opt1'] }],
      [randomUUID(), null],
    ] as const)
      await database.query(
        `insert into teacher_quiz_responses (student_id, attempt_id, question_id, quiz_id, revision, response, answered_at)
         values ('pupil', $1, $2, $3, 1, $4::text::jsonb, now())`,
        [attempt, id, quiz, response && JSON.stringify(response)],
      )
    const classId = randomUUID()
    await database.query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, 'teacher', 'Class', 'CODEKIND', now())`,
      [classId],
    )
    const asked = [content('multi-select', ['opt2']), content('numeric', null), content('four-option', 'opt2')]
    for (const [id, questions] of [
      [live, asked.map((kept) => ({ content: kept, html: {} }))],
      [empty, []],
    ] as const)
      await database.query(
        `insert into live_quizzes (id, host_id, class_id, title, questions, seed, phase, at, created_at)
         values ($1, 'teacher', $2, 'Live', $3::text::jsonb, 1, 'ended', 0, now())`,
        [id, classId, JSON.stringify(questions)],
      )
    await database.query(
      `insert into live_quiz_responses (live_quiz_id, at, student_id, response, marks, answered_at)
       values ($1, 2, 'pupil', '{"kind":"four-option","option":"opt2"}', 2, now())`,
      [live],
    )

    const statements = readFileSync(join(migrationsFolder, '0035_name-question-kinds.sql'), 'utf8')
    for (const statement of statements.split('--> statement-breakpoint')) await database.query(statement)

    const kept = await database.query<{ content: unknown }>(
      `select content from quiz_questions order by content->>'kind'`,
    )
    expect(kept.map((row) => row.content)).toEqual([
      content('multiple-choice', 'opt1'),
      content('multiple-response', ['opt1']),
      content('ordering', null),
    ])
    const given = await database.query<{ response: unknown }>(
      `select response from teacher_quiz_responses order by response->>'kind' nulls last`,
    )
    expect(given.map((row) => row.response)).toEqual([
      { kind: 'multiple-choice', option: 'opt1' },
      { kind: 'multiple-response', options: ['opt1'] },
      null,
    ])
    const quizzes = await database.query<{ questions: { content: { kind: string } }[] }>(
      'select questions from live_quizzes order by jsonb_array_length(questions)',
    )
    expect(quizzes.map(({ questions }) => questions.map((question) => question.content.kind))).toEqual([
      [],
      ['multiple-response', 'numeric', 'multiple-choice'],
    ])
    expect(await database.query('select response from live_quiz_responses')).toEqual([
      { response: { kind: 'multiple-choice', option: 'opt2' } },
    ])
  })
})
