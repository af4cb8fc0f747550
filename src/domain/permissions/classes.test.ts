import { describe, expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const facts = { ownerId: 'priya', teacherIds: ['priya', 'col'] }
const person = (role: Exclude<Person['role'], 'guest'>, id: string): Person => ({ role, id })
const guest: Person = { role: 'guest' }

describe('classes', () => {
  test.each([
    ['teacher', true],
    ['student', false],
    ['parent', false],
    ['admin', false],
    ['pending-admin', false],
    ['unconfirmed-teacher', true],
  ] as const)('Of all roles only teachers make classes: %s', (role, allowed) => {
    expect(may(person(role, 'x'), 'make classes')).toBe(allowed)
  })

  test('Whoever teaches a class looks after it, and only its owner decides on the class itself', () => {
    for (const [id, looksAfter, decides] of [
      ['priya', true, true],
      ['col', true, false],
      ['stranger', false, false],
    ] as const) {
      expect(may(person('teacher', id), 'look after class', facts)).toBe(looksAfter)
      expect(may(person('teacher', id), 'decide about class', facts)).toBe(decides)
    }
  })

  test('A teacher who became something else looks after no class any more', () => {
    for (const role of ['student', 'parent', 'admin', 'pending-admin'] as const) {
      expect(may(person(role, 'priya'), 'look after class', facts)).toBe(false)
      expect(may(person(role, 'priya'), 'decide about class', facts)).toBe(false)
    }
  })

  test('Only pupils join classes', () => {
    expect(may(person('student', 'sam'), 'join classes')).toBe(true)
    for (const role of ['teacher', 'parent', 'admin', 'pending-admin'] as const)
      expect(may(person(role, 'x'), 'join classes')).toBe(false)
    expect(may(guest, 'join classes')).toBe(false)
  })

  test('A teacher sets the sign-in of their own pupils without an address, and of nobody else', () => {
    const teacherIds = ['priya']
    expect(may(person('teacher', 'priya'), 'set sign-in', { teacherIds, hasEmail: false })).toBe(true)
    expect(may(person('teacher', 'priya'), 'set sign-in', { teacherIds, hasEmail: true })).toBe(false)
    expect(may(person('teacher', 'col'), 'set sign-in', { teacherIds, hasEmail: false })).toBe(false)
    expect(may(guest, 'set sign-in', { teacherIds: [], hasEmail: false })).toBe(false)
  })
})
