import { expect, test } from 'vitest'
import { type RosterSort, sortRoster } from './sort-roster.ts'

const pupil = (fullName: string, mastery: number | null, lastSeen: string | null) => ({
  fullName,
  mastery,
  lastSeen,
  xpThisWeek: 0,
  streak: 0,
})
const pupils = [pupil('Zoë', 0.4, '2026-05-12'), pupil('adam', null, null), pupil('Ben', 0.4, '2026-05-01')]
const names = (by: RosterSort, descending: boolean) =>
  sortRoster(pupils, { by, descending }).map(({ fullName }) => fullName)

test('Pupils stand by name whatever their capitals, and the other way round', () => {
  expect(names('name', false)).toEqual(['adam', 'Ben', 'Zoë'])
  expect(names('name', true)).toEqual(['Zoë', 'Ben', 'adam'])
})

test('Who has no figure yet comes last on the way down, and equal ones stand by name', () => {
  expect(names('mastery', true)).toEqual(['Ben', 'Zoë', 'adam'])
  expect(names('mastery', false)).toEqual(['adam', 'Ben', 'Zoë'])
  expect(names('last-seen', true)).toEqual(['Zoë', 'Ben', 'adam'])
})
