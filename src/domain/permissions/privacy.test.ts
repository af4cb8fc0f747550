import { expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const people: Record<string, Person> = {
  guest: { role: 'guest' },
  kit: { role: 'student', id: 'kit' },
  'another pupil': { role: 'student', id: 'lou' },
  'a teacher': { role: 'teacher', id: 'tia' },
  'an unconfirmed teacher': { role: 'unconfirmed-teacher', id: 'una' },
  'their confirmed parent': { role: 'parent', id: 'pat' },
  'their linked parent': { role: 'parent', id: 'lin' },
  'another parent': { role: 'parent', id: 'pam' },
  'a pending admin': { role: 'pending-admin', id: 'pip' },
  'an admin': { role: 'admin', id: 'amy' },
}
const who = (allowed: (person: Person) => boolean) =>
  Object.keys(people).filter((name) => allowed(people[name] as Person))
const kits = { ownerId: 'kit', parentIds: ['pat', 'lin'], confirmedParentIds: ['pat'] }

test('who sees a pupil is shown to them and their linked parents; the data itself goes to confirmed parents alone', () => {
  expect(who((person) => may(person, 'see who sees them', kits))).toEqual([
    'kit',
    'their confirmed parent',
    'their linked parent',
  ])
  expect(who((person) => may(person, 'download data', kits))).toEqual(['kit', 'their confirmed parent'])
})

test('an account is ended by its owner, a confirmed parent or an admin', () => {
  expect(who((person) => may(person, 'ask to delete account', kits))).toEqual([
    'kit',
    'their confirmed parent',
    'an admin',
  ])
})

test('it is kept by the same, but not by a child under 13 whose parent decided', () => {
  const keep = (requestedBy: string | null, under13: boolean) =>
    who((person) => may(person, 'keep account', { ...kits, requestedBy, under13 }))
  const all = ['kit', 'their confirmed parent', 'an admin']
  expect([keep('kit', true), keep(null, true), keep('pat', false)]).toEqual([all, all, all])
  expect(keep('pat', true)).toEqual(['their confirmed parent', 'an admin'])
})

test('only a parent whom the school has confirmed agrees for a child', () => {
  expect(who((person) => may(person, 'decide consent', kits))).toEqual(['their confirmed parent'])
})

test("a school's data and accounts are the admins'", () => {
  for (const action of ["download a school's data", "delete a school's accounts"] as const)
    expect(who((person) => may(person, action))).toEqual(['an admin'])
})
