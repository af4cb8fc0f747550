import { describe, expect, test } from 'vitest'
import { may, type Person, type Role, roleColour, roles } from './permissions.ts'

const people = {
  guest: { role: 'guest' },
  student: { role: 'student', id: 'sam' },
  teacher: { role: 'teacher', id: 'tia' },
  parent: { role: 'parent', id: 'pat' },
  'pending admin': { role: 'pending-admin', id: 'pip' },
  admin: { role: 'admin', id: 'amy' },
} satisfies Record<string, Person>
type Name = keyof typeof people

const names = ['guest', 'student', 'teacher', 'parent', 'pending admin', 'admin'] as const
const signedIn = names.slice(1)

/** Sam's work: Tia teaches Sam, Pat is Sam's parent. */
const sams = { studentId: 'sam', teacherIds: ['tia'], parentIds: ['pat'] }
/** The work of a pupil whom none of the people knows. */
const strangers = { studentId: 'kit', teacherIds: ['tom'], parentIds: ['pam'] }
/** A record in which everybody is everything: roles still decide. */
const everybodys = (id: string) => ({ studentId: id, teacherIds: [id], parentIds: [id] })

const idOf = (person: Person) => (person.role === 'guest' ? '' : person.id)

type Row = [sentence: string, allowed: readonly Name[], ask: (person: Person) => boolean]

/** Every action with things of every sort, and all who may. */
const table: Row[] = [
  ['study', names, (person) => may(person, 'study')],
  ['send a help request', names, (person) => may(person, 'send help request')],
  ["read Sam's progress", ['student', 'teacher', 'parent'], (person) => may(person, 'read progress', sams)],
  ["read a stranger's progress", [], (person) => may(person, 'read progress', strangers)],
  [
    'read progress that says they are its student, teacher and parent',
    ['student', 'teacher', 'parent'],
    (person) => may(person, 'read progress', everybodys(idOf(person))),
  ],
  ['record their own answers', ['student'], (person) => may(person, 'record answers', { studentId: idOf(person) })],
  ["record a stranger's answers", [], (person) => may(person, 'record answers', { studentId: 'kit' })],
  ['read their own profile', signedIn, (person) => may(person, 'read profile', { ownerId: idOf(person) })],
  ["read a stranger's profile", ['admin'], (person) => may(person, 'read profile', { ownerId: 'kit' })],
  ['edit their own profile', signedIn, (person) => may(person, 'edit profile', { ownerId: idOf(person) })],
  ["edit a stranger's profile", ['admin'], (person) => may(person, 'edit profile', { ownerId: 'kit' })],
  ['change their own role', [], (person) => may(person, 'change role', { ownerId: idOf(person) })],
  ["change a stranger's role", ['admin'], (person) => may(person, 'change role', { ownerId: 'kit' })],
  ['approve themselves', [], (person) => may(person, 'decide role request', { requesterId: idOf(person) })],
  ["decide a stranger's request", ['admin'], (person) => may(person, 'decide role request', { requesterId: 'kit' })],
  ['ask the tutor', names, (person) => may(person, 'ask the tutor')],
  [
    'read what they asked the tutor',
    signedIn,
    (person) => may(person, 'read tutor history', { ownerId: idOf(person) }),
  ],
  ['read what a stranger asked the tutor', [], (person) => may(person, 'read tutor history', { ownerId: 'kit' })],
  ['read messages of distress', ['admin'], (person) => may(person, 'read concerns', { namedAdultId: 'kit' })],
  ['make sets', signedIn, (person) => may(person, 'make sets')],
  [
    'read a set that is shared with them',
    signedIn,
    (person) => may(person, 'read set', { ownerId: 'kit', sharedWithAsker: true }),
  ],
  ["read a stranger's set", [], (person) => may(person, 'read set', { ownerId: 'kit', sharedWithAsker: false })],
  ['edit their own set', signedIn, (person) => may(person, 'edit set', { ownerId: idOf(person) })],
  ["edit a stranger's set", [], (person) => may(person, 'edit set', { ownerId: 'kit' })],
  [
    'share their own set where they belong',
    signedIn,
    (person) => may(person, 'share set', { ownerId: idOf(person), asker: { belongs: true, leads: false } }),
  ],
  [
    'share their own set where they do not belong',
    [],
    (person) => may(person, 'share set', { ownerId: idOf(person), asker: { belongs: false, leads: false } }),
  ],
  [
    "share a stranger's set",
    [],
    (person) => may(person, 'share set', { ownerId: 'kit', asker: { belongs: true, leads: true } }),
  ],
  [
    'take a set out of a class that they lead',
    signedIn,
    (person) => may(person, 'take set out', { ownerId: 'kit', asker: { belongs: true, leads: true } }),
  ],
  [
    "take a stranger's set out where they only belong",
    [],
    (person) => may(person, 'take set out', { ownerId: 'kit', asker: { belongs: true, leads: false } }),
  ],
  ['read help requests', ['admin'], (person) => may(person, 'read help requests')],
  ['read the outbox in development', names, (person) => may(person, 'read outbox', { development: true })],
  ['read the outbox elsewhere', [], (person) => may(person, 'read outbox', { development: false })],
  ...roles.map(
    (dashboard): Row => [
      `open the ${dashboard} dashboard`,
      [dashboard],
      (person) => may(person, 'open dashboard', { dashboard }),
    ],
  ),
]

describe('who may do what', () => {
  for (const [sentence, allowed, ask] of table) {
    test.each(names)(`${sentence}: %s (of ${allowed.join(', ') || 'nobody'})`, (name) => {
      expect(ask(people[name])).toBe(allowed.includes(name))
    })
  }

  test('A teacher sees no pupil before that pupil joins a class of theirs', () => {
    expect(may(people.teacher, 'read progress', { ...sams, teacherIds: [] })).toBe(false)
  })

  test('A parent sees no child who has not given their code', () => {
    expect(may(people.parent, 'read progress', { ...sams, parentIds: [] })).toBe(false)
  })

  test('contract §2: admin red, teacher blue, parent green, student purple', () => {
    const colours: Record<Role, string> = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' }
    expect(roleColour).toEqual(colours)
  })
})
