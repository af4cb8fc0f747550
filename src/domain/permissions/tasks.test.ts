import { describe, expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const people = {
  guest: { role: 'guest' },
  student: { role: 'student', id: 'sam' },
  teacher: { role: 'teacher', id: 'tia' },
  parent: { role: 'parent', id: 'pat' },
  'pending admin': { role: 'pending-admin', id: 'pip' },
  admin: { role: 'admin', id: 'amy' },
} satisfies Record<string, Person>
type Name = keyof typeof people
const names = Object.keys(people) as Name[]
const idOf = (person: Person) => (person.role === 'guest' ? '' : person.id)

const table: [sentence: string, allowed: readonly Name[], ask: (person: Person) => boolean][] = [
  [
    'set work for a class that they teach',
    ['teacher'],
    (person) => may(person, 'set tasks', [{ teacherIds: [idOf(person)] }]),
  ],
  ['set work for nobody', [], (person) => may(person, 'set tasks', [])],
  [
    "set work for a class of theirs and a stranger's",
    [],
    (person) => may(person, 'set tasks', [{ teacherIds: [idOf(person)] }, { teacherIds: ['tom'] }]),
  ],
  ['see what they have set', ['teacher'], (person) => may(person, 'see set tasks')],
  ['manage a task of their own', ['teacher'], (person) => may(person, 'manage task', { teacherId: idOf(person) })],
  ["manage a stranger's task", [], (person) => may(person, 'manage task', { teacherId: 'tom' })],
  ['do what is set for them', ['student'], (person) => may(person, 'do tasks', { studentId: idOf(person) })],
  ["do a stranger's tasks", [], (person) => may(person, 'do tasks', { studentId: 'kit' })],
]

describe('who may set work, and do it', () => {
  for (const [sentence, allowed, ask] of table)
    test.each(names)(`${sentence}: %s (of ${allowed.join(', ') || 'nobody'})`, (name) => {
      expect(ask(people[name])).toBe(allowed.includes(name))
    })
})
