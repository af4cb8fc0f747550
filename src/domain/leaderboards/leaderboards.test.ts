import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayIn } from '../progress/day.ts'
import { boardOf, isPast, keptPeriodsAt, periodKeyOf, RANKING_TIME_ZONE } from './board.ts'
import { subjectFilters, TOP_PUPILS, TOP_SCHOOLS, timePeriods, views } from './filters.ts'
import { initialsOf, publicName } from './public-name.ts'
import { rankedSubjectOf } from './ranked-subject.ts'

test('contract §2: the filters are View, Subject and Time Period, with these choices', () => {
  expect(views).toEqual(['all', 'school', 'friends'])
  expect(subjectFilters).toEqual(['all', 'biology', 'chemistry', 'physics', 'mathematics', 'english'])
  expect(timePeriods).toEqual(['all-time', 'this-month', 'this-week'])
})

test('contract §9: leaderboards show the top 10 students and the top 5 schools', () => {
  expect([TOP_PUPILS, TOP_SCHOOLS]).toEqual([10, 5])
})

describe('the periods of a ranking', () => {
  test("a week begins at London's Monday and a month at its first, also when the clocks have changed", () => {
    // 00:30 on Monday 1 June in London is Sunday 31 May in UTC.
    expect(keptPeriodsAt(new Date('2026-05-31T23:30:00Z'))).toEqual({
      week: '2026-06-01',
      lastWeek: '2026-05-25',
      month: '2026-06-01',
      lastMonth: '2026-05-01',
    })
    expect(keptPeriodsAt(new Date('2026-05-31T22:59:59Z'))).toMatchObject({ week: '2026-05-25', month: '2026-05-01' })
    expect(keptPeriodsAt(new Date('2026-01-01T00:00:00Z'))).toEqual({
      week: '2025-12-29',
      lastWeek: '2025-12-22',
      month: '2026-01-01',
      lastMonth: '2025-12-01',
    })
  })

  test('today is in the week and in the month, and each is new just when the one before ends', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const { week, lastWeek, month, lastMonth } = keptPeriodsAt(now)
        const today = dayIn(RANKING_TIME_ZONE, now)
        expect(new Date(`${week}T12:00:00Z`).getUTCDay()).toBe(1)
        expect(week <= today && month <= today && month.slice(0, 7) === today.slice(0, 7)).toBe(true)
        const before = keptPeriodsAt(new Date(Date.parse(`${week}T00:00:00Z`) - 12 * 3_600_000))
        expect(before.week).toBe(lastWeek)
        expect(lastMonth < month).toBe(true)
      }),
    )
  })

  test('each ranking is kept under a name of its own, and those of weeks and months that are over end', () => {
    const kept = keptPeriodsAt(new Date('2026-05-12T09:00:00Z'))
    const board = (period: (typeof timePeriods)[number], demo = false) =>
      boardOf({ demo, subject: 'biology', periodKey: periodKeyOf(period, kept) })
    expect(timePeriods.map((period) => board(period))).toEqual([
      'biology/ever',
      'biology/month/2026-05-01',
      'biology/week/2026-05-11',
    ])
    expect(board('all-time', true)).toBe('demo/biology/ever')
    expect(timePeriods.some((period) => isPast(board(period, true), kept))).toBe(false)
    expect(isPast('all/week/2026-05-04', kept)).toBe(false)
    expect(isPast('demo/all/week/2026-04-27', kept)).toBe(true)
    expect(isPast('all/month/2026-04-01', kept)).toBe(false)
    expect(isPast('all/month/2026-03-01', kept)).toBe(true)
  })
})

test('XP of a subject counts for its ranking at every level; combined science counts for no single science', () => {
  const slugs = ['biology', 'maths', 'english', 'english-language', 'english-literature']
  expect(slugs.map(rankedSubjectOf)).toEqual(['biology', 'mathematics', 'english', 'english', 'english'])
  for (const none of ['combined-science', 'science', 'history', 'constructor', ''])
    expect(rankedSubjectOf(none)).toBeNull()
})

describe('the name that others see', () => {
  test('is the first name and the initial of the last', () => {
    const names = ['Ada Lovelace', ' Ada  Mary King ', 'Ada', 'Žofie o’Brien', 'Jean-Luc de la Tour']
    expect(names.map(publicName)).toEqual(['Ada L.', 'Ada K.', 'Ada', 'Žofie O.', 'Jean-Luc T.'])
    expect(['Ada Lovelace', 'ada', 'Žofie o’Brien'].map(initialsOf)).toEqual(['AL', 'A', 'ŽO'])
  })

  test('never gives away an address or a whole last name', () => {
    expect(publicName('ada@example.test')).toBe('A pupil')
    expect(publicName('')).toBe('A pupil')
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,30}$/), fc.stringMatching(/^[a-z]{2,30}$/), (first, last) => {
        const shown = publicName(`${first} ${last}`)
        expect(shown.slice(Math.min(first.length, 24))).toBe(` ${last[0]?.toUpperCase()}.`)
      }),
    )
  })
})
