import { expect, test } from 'vitest'
import { foldXp } from '#server/leaderboards/fold-xp.ts'
import { createAnswerRecorder } from '#server/study/answer-recorder.ts'
import { cardAnswer, items, quizRunAnswers, uuid } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { findRecordFaults } from './find-record-faults.ts'

const now = new Date('2026-03-02T12:00:00Z')

/** What is done to the records of one student, and what is then said. */
const damages: [damage: string, fault: string][] = [
  ['update student_progress set total_xp = total_xp + 10 where user_id = $1', 'total XP is not the sum of the ledger'],
  ['update study_days set xp = xp - 10 where student_id = $1', 'total XP is not the sum of the days'],
  ['delete from study_days where student_id = $1', 'a day does not count the answers given on it'],
  ['update student_progress set quizzes_completed = 9 where user_id = $1', 'the completed counts are not those'],
  [`delete from answers where student_id = $1 and kind = 'flashcard'`, 'a card does not count its reviews'],
  [`delete from answers where student_id = $1 and kind = 'quiz'`, 'a quiz does not count its answers'],
  ['update topic_mastery set correct = 0 where student_id = $1', 'a topic does not count its answers'],
  ['delete from card_states where student_id = $1', 'a card does not count its reviews'],
  [
    `delete from xp_ledger where student_id = $1 and cause = 'flashcard'`,
    'a card that was answered did not earn its XP once that day',
  ],
  [
    `insert into game_plays (student_id, id, game, level, subject, pace, seed, started_at, finished_at, xp)
     values ($1, gen_random_uuid(), 'speed-quiz', 'gcse', 'biology', 'calm', 1, now(), now(), 75)`,
    'the XP of finished games is not that of the ledger',
  ],
  ['delete from xp_deltas where student_id = $1', 'the XP of a leaderboard is not that of the ledger'],
  [
    `update xp_totals set xp = xp + 1 where student_id = $1 and board = 'biology/ever'`,
    'the XP of a leaderboard is not that of the ledger',
  ],
  [
    `delete from xp_totals where student_id = $1 and board like 'all/week/%'`,
    'the XP of a leaderboard is not that of the ledger',
  ],
  [`update xp_totals set shown = true where student_id = $1`, 'another wish to be seen, than the profile'],
  [`update student_progress set current_tier = 'Gold' where user_id = $1`, 'the tier is not that of the XP'],
  [`update student_progress set night_days = 7 where user_id = $1`, 'an earned badge is missing'],
  [
    `update student_progress set last_active_day = '2026-03-01' where user_id = $1`,
    'the last active day is not the last day of study',
  ],
  [
    `insert into game_plays (student_id, id, game, level, subject, pace, seed, started_at, finished_at, xp)
     values ($1, gen_random_uuid(), 'speed-quiz', 'gcse', 'biology', 'calm', 1, '2026-03-04', '2026-03-04 00:05', 0)`,
    'the last active day is not the last day of study',
  ],
]

describeOnPostgres('faults in the records of studying', (open) => {
  async function studied(id: string): Promise<void> {
    await createStudent(open(), { id })
    const record = createAnswerRecorder({ database: open(), items, now: () => now })
    await record(id, [cardAnswer({ id: uuid(1) }), ...quizRunAnswers({ from: 2, attempt: uuid(90), wrong: 1 })])
    await foldXp({ database: open(), now })
    await record(id, [cardAnswer({ id: uuid(20), itemId: 'genes/f01' })])
  }

  test('what was recorded contradicts itself nowhere', async () => {
    await createStudent(open(), { id: 'beginner' })
    await studied('sound')
    expect(await findRecordFaults(open())).toEqual([])
  })

  test.for(damages)('after "%s" it says that %s', async ([damage, fault], { task }) => {
    await studied(task.id)
    await open().query(damage, [task.id])
    const faults = await findRecordFaults(open())
    expect(faults.filter((sentence) => sentence.includes(task.id)).join('\n')).toContain(fault)
    await open().query('delete from users where id = $1', [task.id])
  })

  test.for([
    ['update xp_histogram set pupils = pupils + 1 where board = $1', 'the bars do not count its pupils'],
    [`insert into school_totals values ($1, gen_random_uuid(), 10, 1)`, 'the XP of a school is not that of its pupils'],
  ])('after "%s" it says that %s', async ([damage = '', fault = ''], { task }) => {
    await studied(task.id)
    await open().query(damage, ['all/ever'])
    expect((await findRecordFaults(open())).join('\n')).toContain(fault)
    await open().query('delete from users where id = $1', [task.id])
  })
})
