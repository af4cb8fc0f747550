import { expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const people: Person[] = [
  { role: 'guest' },
  { role: 'student', id: 'sam' },
  { role: 'teacher', id: 'tia' },
  { role: 'teacher', id: 'tom' },
  { role: 'parent', id: 'pat' },
  { role: 'pending-admin', id: 'pip' },
  { role: 'admin', id: 'amy' },
]
const who = (ask: (person: Person) => boolean) =>
  people.filter(ask).map((person) => (person.role === 'guest' ? 'guest' : person.id))

test('Teachers make quizzes', () => {
  expect(who((person) => may(person, 'make quizzes'))).toEqual(['tia', 'tom'])
})

test('A quiz is its owner’s; those of the school with whom it is shared only read it', () => {
  expect(who((person) => may(person, 'read quiz', { ownerId: 'tia', sharedWithAsker: false }))).toEqual(['tia'])
  expect(who((person) => may(person, 'read quiz', { ownerId: 'tia', sharedWithAsker: true }))).toEqual(['tia', 'tom'])
  expect(who((person) => may(person, 'edit quiz', { ownerId: 'tia' }))).toEqual(['tia'])
  // Whoever is no teacher any more has lost their quizzes, too.
  expect(who((person) => may(person, 'edit quiz', { ownerId: 'sam' }))).toEqual([])
})

test('A pupil takes a quiz that was set for them, and an attempt is the pupil’s own', () => {
  expect(who((person) => may(person, 'take quiz', { hasIt: true }))).toEqual(['sam'])
  expect(who((person) => may(person, 'take quiz', { hasIt: false }))).toEqual([])
  expect(who((person) => may(person, 'read quiz attempt', { studentId: 'sam' }))).toEqual(['sam'])
  expect(who((person) => may(person, 'read quiz attempt', { studentId: 'kit' }))).toEqual([])
})
