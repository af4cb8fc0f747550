import { expect, test } from 'vitest'
import { defaultBadges } from '#domain/progress/badges.ts'
import { defaultThresholds } from '#domain/progress/tier.ts'
import type { SnapshotKeys } from '#domain/study/snapshot-keys.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { writeOutcomes } from './outcome-store.ts'
import { readStudents } from './snapshot-store.ts'

const STUDENTS = 1500
const day = '2026-03-02'
const idOf = (n: number) => `s${n}`
const attemptOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describeOnBothDatabases('reading what is stored of students', (open) => {
  async function fill(): Promise<void> {
    const each = `from generate_series(1, ${STUDENTS}) n`
    const attempt = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
    for (const statement of [
      `insert into users (id, name, email) select 's' || n, 'Pupil', 's' || n || '@example.test' ${each}`,
      `insert into profiles (id, full_name, email, role) select id, name, email, 'student' from users`,
      `insert into student_progress (user_id, total_xp) select 's' || n, n ${each}`,
      `insert into student_badges select 's' || n, badge, '${day}' ${each}, unnest(array['quiz_starter', 'xp_master']) badge`,
      `insert into card_states select 's' || n, 'cells/f01', 'cells', '${day}', n, 5, 2, 1, 0, 0, 3, null ${each}`,
      `insert into topic_mastery select 's' || n, 'cells', 'gcse', 'biology', n, n, 0.5, '${day}' ${each}`,
      `insert into study_days (student_id, day, flashcards) select 's' || n, '${day}', n ${each}`,
      `insert into quiz_attempts select 's' || n, ${attempt}, 'cells', 5, 1, '${day}', null ${each}`,
      `insert into answers select 's' || n, ${attempt}, 'quiz', 'cells/q01', 'cells', 1, true, '${day}', '${day}', ${attempt} ${each}`,
      `insert into xp_ledger select 's' || n, 'flashcard', 'cells/f01@${day}', 10, '${day}' ${each}`,
      'analyze',
    ])
      await open().query(statement)
  }
  const keysOf = (n: number): SnapshotKeys => ({
    answerIds: [attemptOf(n), attemptOf(0)],
    cardIds: ['cells/f01', 'cells/f02'],
    topicIds: ['cells', 'genes'],
    days: ['2026-03-01', day],
    attemptIds: [attemptOf(n)],
    awards: [
      { cause: 'flashcard', source: `cells/f01@${day}` },
      { cause: 'quiz', source: `cells@${day}` },
    ],
  })

  test('each student gets exactly what was asked for and is stored', async () => {
    await fill()
    const students = await readStudents(open(), new Map([7, 9, 0].map((n) => [idOf(n), keysOf(n)])))
    expect([...students.keys()].toSorted()).toEqual(['s7', 's9'])
    const { snapshot, ...rest } = students.get('s7') ?? { snapshot: null }
    expect(rest).toEqual({
      version: 0,
      timeZone: 'Europe/London',
      dailyGoal: 20,
      restDays: [],
      madeAt: expect.any(Date),
      earnedTier: 'Bronze',
      thresholds: defaultThresholds,
      badgeRules: defaultBadges,
    })
    expect(snapshot?.progress.totalXp).toBe(7)
    expect(snapshot?.heldBadges).toEqual(new Set(['quiz_starter', 'xp_master']))
    expect([...(snapshot?.cardStates ?? [])].map(([id, { stability }]) => [id, stability])).toEqual([['cells/f01', 7]])
    expect([...(snapshot?.mastery ?? [])].map(([id, { answered }]) => [id, answered])).toEqual([['cells', 7]])
    expect([...(snapshot?.days ?? [])].map(([date, { flashcards }]) => [date, flashcards])).toEqual([[day, 7]])
    expect(snapshot?.attempts.get(attemptOf(7))?.answers).toEqual(new Map([['cells/q01', true]]))
    expect(snapshot?.awardsAlreadyMade).toEqual(new Set([`flashcard|cells/f01@${day}`]))
    expect(snapshot?.answerIdsAlreadyRecorded).toEqual(new Set([attemptOf(7)]))
  })

  test('a batch is looked up by its keys, to read and to write: no table is read from end to end', async () => {
    await open().transaction(async (transaction) => {
      // What an admin has set is a row or two. What this connection did just before may not have left its own count yet.
      const scans = () =>
        transaction.query<{ relname: string; seq_scan: number }>(
          `select relname, seq_scan::int from pg_stat_xact_user_tables
           where seq_scan > 0 and relname <> 'office_settings' order by relname`,
        )
      const before = await scans()
      const wanted = new Map(Array.from({ length: 30 }, (_, index) => [idOf(index + 1), keysOf(index + 1)] as const))
      const students = await readStudents(transaction, wanted)
      const outcomes = [...students].map(([studentId, { version, snapshot }]) => ({
        studentId,
        version,
        outcome: {
          recorded: [],
          awards: [],
          badges: [],
          progress: snapshot.progress,
          cardStates: new Map(),
          mastery: new Map(snapshot.mastery),
          days: new Map(snapshot.days),
          attempts: new Map(snapshot.attempts),
        },
      }))
      expect((await writeOutcomes(transaction, outcomes, new Date(day))).size).toBe(30)
      expect(await scans()).toEqual(before)
    })
  })
})
