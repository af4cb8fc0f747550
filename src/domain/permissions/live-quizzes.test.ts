import { expect, test } from 'vitest'
import { may, type Person, roles } from '../permissions.ts'

const others: Person[] = [{ role: 'guest' }, { role: 'pending-admin', id: 'p' }]
const everybody: Person[] = [...roles.map((role): Person => ({ role, id: role })), ...others]
const who = (allowed: (person: Person) => boolean) => everybody.filter(allowed).map(({ role }) => role)
const facts = (leads: boolean, belongs: boolean) => ({ leads, belongs })

test('a teacher of the class or the leader of the group begins a live quiz, and nobody else', () => {
  expect(who((person) => may(person, 'start live quiz', facts(true, true)))).toEqual(['student', 'teacher'])
  expect(who((person) => may(person, 'start live quiz', facts(false, true)))).toEqual([])
})

test('whoever began it runs it, as long as they lead there', () => {
  expect(who((person) => may(person, 'run live quiz', { ...facts(true, false), hostId: 'teacher' }))).toEqual([
    'teacher',
  ])
  expect(who((person) => may(person, 'run live quiz', { ...facts(false, true), hostId: 'student' }))).toEqual([])
})

test('a teacher of the class sets its questions as homework; a group’s leader sets nothing', () => {
  const homework = (leads: boolean, inClass: boolean) =>
    who((person) => may(person, 'set live quiz as homework', { ...facts(leads, true), inClass }))
  expect(homework(true, true)).toEqual(['teacher'])
  expect([homework(false, true), homework(true, false)]).toEqual([[], []])
})

test('pupils of the class or group and those who teach it are in it; pupils alone answer', () => {
  expect(who((person) => may(person, 'enter live quiz', facts(false, true)))).toEqual(['student'])
  expect(who((person) => may(person, 'enter live quiz', facts(true, false)))).toEqual(['teacher'])
  expect(who((person) => may(person, 'enter live quiz', facts(false, false)))).toEqual([])
  expect(who((person) => may(person, 'answer live quiz', facts(true, true)))).toEqual(['student'])
  expect(who((person) => may(person, 'see pictures of live quiz', facts(false, true)))).toEqual(['student'])
  expect(who((person) => may(person, 'see pictures of live quiz', facts(false, false)))).toEqual([])
})
