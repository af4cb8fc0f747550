import { expect, test } from 'vitest'
import { may, type Person } from '../permissions.ts'

const everybody: Person[] = [
  { role: 'guest' },
  { role: 'student', id: 's' },
  { role: 'teacher', id: 't' },
  { role: 'parent', id: 'p' },
  { role: 'pending-admin', id: 'w' },
  { role: 'admin', id: 'a' },
]

test('only an admin looks after the installation and reads the audit log', () => {
  for (const action of ['run the installation', 'read the audit log'] as const)
    expect(everybody.filter((person) => may(person, action)).map(({ role }) => role)).toEqual(['admin'])
})

test('notices are read by whom they are for, and not even by an admin otherwise', () => {
  const readers = everybody.filter((person) => may(person, 'read notices', { ownerId: 'p' }))
  expect(readers.map(({ role }) => role)).toEqual(['parent'])
})
