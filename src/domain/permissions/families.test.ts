import { describe, expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const pupil = { studentId: 'sam', parentIds: ['alex'] }
const person = (role: Exclude<Person['role'], 'guest'>, id: string): Person => ({ role, id })
const guest: Person = { role: 'guest' }
const others = (['teacher', 'admin', 'pending-admin'] as const).map((role) => person(role, 'alex'))

describe('families', () => {
  test('only a pupil shares a code, and only a parent uses one', () => {
    expect(may(person('student', 'sam'), 'share code')).toBe(true)
    expect(may(person('parent', 'alex'), 'connect children')).toBe(true)
    for (const nobody of [...others, guest]) {
      expect(may(nobody, 'share code')).toBe(false)
      expect(may(nobody, 'connect children')).toBe(false)
    }
  })

  test('a parent looks after linked children, and nobody else does', () => {
    for (const action of ['look after child', 'read weekly reports'] as const) {
      expect(may(person('parent', 'alex'), action, pupil)).toBe(true)
      for (const nobody of [person('parent', 'other'), person('student', 'sam'), ...others, guest])
        expect(may(nobody, action, pupil)).toBe(false)
    }
  })

  test('reading support is changed by the pupil and by linked parents', () => {
    expect(may(person('student', 'sam'), 'change support', pupil)).toBe(true)
    expect(may(person('parent', 'alex'), 'change support', pupil)).toBe(true)
    for (const nobody of [person('student', 'other'), person('parent', 'other'), ...others, guest])
      expect(may(nobody, 'change support', pupil)).toBe(false)
  })

  test('a link is ended by either side', () => {
    const link = { studentId: 'sam', parentId: 'alex' }
    expect(may(person('student', 'sam'), 'end link', link)).toBe(true)
    expect(may(person('parent', 'alex'), 'end link', link)).toBe(true)
    for (const nobody of [person('student', 'alex'), person('parent', 'sam'), ...others, guest])
      expect(may(nobody, 'end link', link)).toBe(false)
  })
})
