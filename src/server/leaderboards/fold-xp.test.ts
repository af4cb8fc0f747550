import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankedSubjects } from '#domain/leaderboards/filters.ts'
import { createRankedPupil, createSchool, earn } from '#tests/support/ranked-pupils.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { findRecordFaults } from '../../../scripts/product/find-record-faults.ts'
import { foldXp } from './fold-xp.ts'
import { startCountingXp } from './xp-counter.ts'

// 00:30 on a Monday in London, which is also the first of the month; in UTC it is the day before.
const now = new Date('2026-05-31T23:30:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** What can happen to somebody on a leaderboard, in any order. */
const events = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        what: fc.constant('earns' as const),
        pupil: fc.nat(2),
        xp: fc.constantFrom(1, 10, 20, 50, 300, 70_000),
        subject: fc.option(fc.constantFrom(...rankedSubjects)),
        daysAgo: fc.constantFrom(0, 0, 0.1, 1, 6, 8, 20, 33, 70),
      }),
    },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('counting' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ what: fc.constant('moves' as const), pupil: fc.nat(2), school: fc.option(fc.nat(1)) }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('hides or shows' as const), pupil: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('leaves and returns' as const), pupil: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('is erased' as const), pupil: fc.nat(2) }) },
  ),
  { minLength: 6, maxLength: 25 },
)

describeOnBothDatabases('counting XP for leaderboards', (open) => {
  const totals = async (id: string) =>
    Object.fromEntries(
      (
        await open().query<{ board: string; xp: number }>(
          'select board, xp from xp_totals where student_id = $1 order by board',
          [id],
        )
      ).map(({ board, xp }) => [board, xp]),
    )

  test('an award counts once on each board that it belongs to, by the London day on which it was earned', async () => {
    const id = await createRankedPupil(open(), { id: 'ada' })
    await earn(open(), { id, xp: 10, at: now, subject: 'physics' })
    await earn(open(), { id, xp: 5, at: daysBefore(0.1), subject: 'physics' })
    await earn(open(), { id, xp: 1, at: now })
    expect(await totals(id)).toEqual({})
    expect(await foldXp({ database: open(), now })).toBe(false)
    await foldXp({ database: open(), now })
    const expected = {
      'all/ever': 16,
      'all/month/2026-05-01': 5,
      'all/month/2026-06-01': 11,
      'all/week/2026-05-25': 5,
      'all/week/2026-06-01': 11,
      'physics/ever': 15,
      'physics/month/2026-05-01': 5,
      'physics/month/2026-06-01': 10,
      'physics/week/2026-05-25': 5,
      'physics/week/2026-06-01': 10,
    }
    expect(await totals(id)).toEqual(expected)
  })

  test('boards of weeks and months that are over end when the next award comes', async () => {
    const later = new Date('2026-06-15T12:00:00Z')
    await earn(open(), { id: 'ada', xp: 2, at: later })
    await foldXp({ database: open(), now: later })
    expect(await totals('ada')).toEqual({
      'all/ever': 18,
      'all/month/2026-05-01': 5,
      'all/month/2026-06-01': 13,
      'all/week/2026-06-15': 2,
      'physics/ever': 15,
      'physics/month/2026-05-01': 5,
      'physics/month/2026-06-01': 10,
    })
    expect(await findRecordFaults(open())).toEqual([])
    await open().query(`delete from users where id = 'ada'`)
  })

  test('whatever happens, what is counted and what waits are the ledger, and the rest follows from it', async () => {
    const schools = [await createSchool(open(), 'One'), await createSchool(open(), 'Two')]
    let world = 0
    await fc.assert(
      fc.asyncProperty(events, async (happenings) => {
        world++
        const pupils = [0, 1, 2].map((n) => `w${world}-${n}`)
        for (const [n, id] of pupils.entries())
          await createRankedPupil(open(), { id, demo: n === 2, schoolId: schools[n % 2] ?? null })
        const change = (sql: string, pupil: number, ...rest: (string | null)[]) =>
          open().query(sql, [pupils[pupil] ?? '', ...rest])
        const erased = new Set<number>()
        for (const event of happenings) {
          if ('pupil' in event && erased.has(event.pupil)) continue
          if (event.what === 'earns') {
            const { pupil, xp, subject, daysAgo } = event
            await earn(open(), { id: pupils[pupil] ?? '', xp, at: daysBefore(daysAgo), subject })
          }
          if (event.what === 'counting') await foldXp({ database: open(), now })
          if (event.what === 'moves')
            await change(
              'update profiles set school_id = $2 where id = $1',
              event.pupil,
              event.school === null ? null : (schools[event.school] ?? null),
            )
          if (event.what === 'hides or shows')
            await change('update profiles set on_leaderboards = not on_leaderboards where id = $1', event.pupil)
          if (event.what === 'leaves and returns')
            for (const role of ['teacher', 'student'])
              await change('update profiles set role = $2 where id = $1', event.pupil, role)
          if (event.what === 'is erased') {
            await change('delete from users where id = $1', event.pupil)
            erased.add(event.pupil)
          }
        }
        // Tiers and badges are not what `earn` sees to.
        const faults = async () => (await findRecordFaults(open())).filter((fault) => !/badge is missing/.test(fault))
        expect(await faults()).toEqual([])
        await foldXp({ database: open(), now })
        expect(await faults()).toEqual([])
        expect(await open().query('select 1 from xp_deltas')).toEqual([])
        await open().query('delete from users')
        expect(await open().query('select 1 from xp_histogram where pupils <> 0')).toEqual([])
        expect(await open().query('select 1 from school_totals')).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  test('what an update left is counted at the start, and stopping waits for what is under way', async () => {
    await createRankedPupil(open(), { id: 'cat' })
    await earn(open(), { id: 'cat', xp: 10, at: now })
    const problems: unknown[] = []
    const stop = startCountingXp({ database: open(), now: () => now, onProblem: (error) => problems.push(error) })
    await stop()
    expect([problems, (await totals('cat'))['all/ever']]).toEqual([[], 10])
  })

  test('a school that is closed takes its totals along and leaves its pupils theirs', async () => {
    const schoolId = await createSchool(open(), 'Soon closed')
    await createRankedPupil(open(), { id: 'bea', schoolId })
    await earn(open(), { id: 'bea', xp: 10, at: now })
    await foldXp({ database: open(), now })
    expect(await open().query('select xp, pupils from school_totals where school_id = $1', [schoolId])).toHaveLength(3)
    await open().query('delete from schools where id = $1', [schoolId])
    expect(await open().query('select 1 from school_totals where school_id = $1', [schoolId])).toEqual([])
    expect(await totals('bea')).toMatchObject({ 'all/ever': 10 })
  })
})
