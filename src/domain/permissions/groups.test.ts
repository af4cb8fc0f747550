import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { may } from '../permissions.ts'
import type { Person } from './person.ts'

const people = fc.constantFrom<Person>(
  { role: 'guest' },
  { role: 'student', id: 'sam' },
  { role: 'teacher', id: 'tia' },
  { role: 'unconfirmed-teacher', id: 'una' },
  { role: 'parent', id: 'pat' },
  { role: 'pending-admin', id: 'pip' },
  { role: 'admin', id: 'amy' },
)
const group = fc.record({
  askerRole: fc.constantFrom<'leader' | 'member' | null>('leader', 'member', null),
  askersSchool: fc.boolean(),
})
const membersActs = ['enter group room', 'write in group', 'report group message'] as const
const leadersActs = ['run group stopwatch', 'lead group'] as const

describe('study groups', () => {
  test('nobody but a pupil of the group’s school sees it, whatever else is said of them', () => {
    fc.assert(
      fc.property(people, group, (person, facts) => {
        const allowed = person.role === 'student' && facts.askersSchool
        expect(may(person, 'see group', facts)).toBe(allowed)
        expect(may(person, 'join group', facts)).toBe(allowed)
        for (const act of membersActs) expect(may(person, act, facts)).toBe(allowed && facts.askerRole !== null)
        for (const act of leadersActs) expect(may(person, act, facts)).toBe(allowed && facts.askerRole === 'leader')
      }),
    )
  })

  test('teachers look after what their own pupils say, and after whole groups where the school asked them to, admins after all, others after nothing', () => {
    const care = fc.record({ moderatesSchool: fc.boolean(), teachesPupil: fc.boolean() })
    fc.assert(
      fc.property(people, care, (person, facts) => {
        const teachers = person.role === 'teacher' && (facts.moderatesSchool || facts.teachesPupil)
        expect(may(person, 'moderate group chat', facts)).toBe(person.role === 'admin' || teachers)
        expect(may(person, 'moderate groups')).toBe(person.role === 'admin' || person.role === 'teacher')
        expect(may(person, 'turn chat off')).toBe(person.role === 'admin')
      }),
    )
  })

  test('an age band is a pupil’s own to say, and only for a confirmed adult of their school to change', () => {
    const knows = fc.record({ teachesPupil: fc.boolean(), isNamedAdult: fc.boolean() })
    fc.assert(
      fc.property(people, knows, (person, facts) => {
        expect(may(person, 'say own age band', { studentId: 'sam' })).toBe(person.role === 'student')
        expect(may(person, 'change age band', facts)).toBe(
          person.role === 'admin' || (person.role === 'teacher' && (facts.teachesPupil || facts.isNamedAdult)),
        )
      }),
    )
    expect(may({ role: 'student', id: 'sam' }, 'say own age band', { studentId: 'kit' })).toBe(false)
  })
})
