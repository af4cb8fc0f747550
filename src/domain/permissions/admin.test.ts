import { expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const person = (role: Exclude<Person['role'], 'guest'>): Person => ({ role, id: role })

test.each(['manage users', 'manage schools', 'manage content'] as const)(
  'contract §6: an admin, and nobody else, may %s',
  (action) => {
    expect(may(person('admin'), action)).toBe(true)
    for (const role of ['student', 'teacher', 'parent', 'pending-admin'] as const)
      expect(may(person(role), action)).toBe(false)
    expect(may({ role: 'guest' }, action)).toBe(false)
  },
)

test("concerns are read by admins and by the adult whom a pupil's school has named", () => {
  const ofSchool = { namedAdultId: 'teacher' }
  expect(may(person('teacher'), 'read concerns', ofSchool)).toBe(true)
  expect(may(person('admin'), 'read concerns', ofSchool)).toBe(true)
  for (const asker of [person('student'), { role: 'teacher', id: 'another' } as const, { role: 'guest' } as const])
    expect(may(asker, 'read concerns', ofSchool)).toBe(false)
  for (const role of ['student', 'parent', 'pending-admin'] as const)
    expect(may({ role, id: 'teacher' }, 'read concerns', ofSchool)).toBe(false)
  expect(may(person('teacher'), 'read concerns', { namedAdultId: null })).toBe(false)
})
