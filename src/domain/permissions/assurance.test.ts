import { expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

/** Everybody who may ask, by how sure the product is of who they are (decision 0045). */
const people = {
  guest: { role: 'guest' },
  'the pupil': { role: 'student', id: 'sam' },
  'another pupil': { role: 'student', id: 'kit' },
  'linked parent': { role: 'parent', id: 'lin' },
  'confirmed parent': { role: 'parent', id: 'con' },
  'another parent': { role: 'parent', id: 'oth' },
  'unconfirmed teacher': { role: 'unconfirmed-teacher', id: 'tia' },
  'confirmed teacher': { role: 'teacher', id: 'tia' },
  'teacher of others': { role: 'teacher', id: 'tom' },
  moderator: { role: 'teacher', id: 'mod' },
  'named adult': { role: 'teacher', id: 'nam' },
  'unconfirmed named adult': { role: 'unconfirmed-teacher', id: 'nam' },
  'pending admin': { role: 'pending-admin', id: 'pip' },
  'admin without a second step': { role: 'unsecured-admin', id: 'amy' },
  admin: { role: 'admin', id: 'amy' },
} as const satisfies Record<string, Person>
type Name = keyof typeof people

const idOf = (person: Person) => (person.role === 'guest' ? '' : person.id)
const parentIds = ['lin', 'con']
const work = { studentId: 'sam', teacherIds: ['tia'], parentIds }
const account = { ownerId: 'sam', parentIds, confirmedParentIds: ['con'] }
const school = { namedAdultId: 'nam' }
const vouched = { namedAdultId: 'nam', teacherIds: ['tia'] }
const schoolClass = { ownerId: 'tia', teacherIds: ['tia'] }
const care = (person: Person) => ({
  moderatesSchool: ['mod', 'nam'].includes(idOf(person)),
  teachesPupil: idOf(person) === 'tia',
})
const knows = (person: Person) => ({ teachesPupil: idOf(person) === 'tia', isNamedAdult: idOf(person) === 'nam' })
const shared = (person: Person) => ({ ownerId: 'sam', sharedWithAsker: idOf(person) === 'tia' })
const place = (person: Person) => ({ leads: idOf(person) === 'tia', belongs: idOf(person) === 'sam' })

/** Every power over a pupil, and everyone who has it: the table of decision 0045. */
const powers: [power: string, has: (person: Person) => boolean, who: Name[]][] = [
  [
    'read progress',
    (person) => may(person, 'read progress', work),
    ['the pupil', 'linked parent', 'confirmed parent', 'confirmed teacher'],
  ],
  ['look after class', (person) => may(person, 'look after class', schoolClass), ['confirmed teacher']],
  [
    'set sign-in',
    (person) => may(person, 'set sign-in', { teacherIds: ['tia'], hasEmail: false }),
    ['confirmed teacher'],
  ],
  ['set tasks', (person) => may(person, 'set tasks', [schoolClass]), ['confirmed teacher']],
  ['see what pupils share', (person) => may(person, 'read set', shared(person)), ['the pupil', 'confirmed teacher']],
  [
    'share with a class',
    (person) =>
      may(person, 'share set', { ownerId: idOf(person), asker: { belongs: idOf(person) === 'tia', leads: true } }),
    ['confirmed teacher'],
  ],
  ['start live quiz', (person) => may(person, 'start live quiz', place(person)), ['confirmed teacher']],
  ['enter live quiz', (person) => may(person, 'enter live quiz', place(person)), ['the pupil', 'confirmed teacher']],
  [
    'moderate group chat',
    (person) => may(person, 'moderate group chat', care(person)),
    ['confirmed teacher', 'moderator', 'named adult', 'admin'],
  ],
  [
    'change age band',
    (person) => may(person, 'change age band', knows(person)),
    ['confirmed teacher', 'named adult', 'admin'],
  ],
  ['read concerns', (person) => may(person, 'read concerns', school), ['named adult', 'admin']],
  ['vouch for teachers', (person) => may(person, 'vouch for teachers', school), ['named adult', 'admin']],
  [
    'vouch for parents',
    (person) => may(person, 'vouch for parents', vouched),
    ['confirmed teacher', 'named adult', 'admin'],
  ],
  [
    'look after child',
    (person) => may(person, 'look after child', { studentId: 'sam', parentIds }),
    ['linked parent', 'confirmed parent'],
  ],
  [
    'change support',
    (person) => may(person, 'change support', { studentId: 'sam', parentIds }),
    ['the pupil', 'linked parent', 'confirmed parent'],
  ],
  [
    'see who sees them',
    (person) => may(person, 'see who sees them', account),
    ['the pupil', 'linked parent', 'confirmed parent'],
  ],
  ['decide consent', (person) => may(person, 'decide consent', account), ['confirmed parent']],
  ['download data', (person) => may(person, 'download data', account), ['the pupil', 'confirmed parent']],
  [
    'ask to delete account',
    (person) => may(person, 'ask to delete account', account),
    ['the pupil', 'confirmed parent', 'admin'],
  ],
  ['claim rewards', (person) => may(person, 'claim rewards', { studentId: 'sam' }), ['the pupil']],
  ['decide reward claims', (person) => may(person, 'decide reward claims'), ['admin']],
  ['manage users', (person) => may(person, 'manage users'), ['admin']],
  ['turn chat off', (person) => may(person, 'turn chat off'), ['admin']],
]

test.each(powers)('%s: only those who are known well enough', (_power, has, who) => {
  const names = Object.keys(people) as Name[]
  expect(names.filter((name) => has(people[name]))).toEqual(who)
})

test('a teacher whom no school has confirmed still prepares classes, quizzes and sets, and asks a school', () => {
  const person = people['unconfirmed teacher']
  expect(may(person, 'make classes')).toBe(true)
  expect(may(person, 'prepare class', schoolClass)).toBe(true)
  expect(may(person, 'decide about class', schoolClass)).toBe(true)
  expect(may(person, 'make quizzes')).toBe(true)
  expect(may(person, 'edit quiz', { ownerId: 'tia' })).toBe(true)
  expect(may(person, 'read quiz', { ownerId: 'tom', sharedWithAsker: true })).toBe(false)
  expect(may(person, 'make sets')).toBe(true)
  expect(may(person, 'ask a school to confirm')).toBe(true)
})
