import { expect, test } from 'vitest'
import { changesIn } from './changes-in.ts'

const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test('a field that the form does not have changes nothing', () => {
  expect(changesIn(form({}))).toEqual({})
  expect(changesIn(form({ fullName: 'Ada', role: 'admin' }))).toEqual({ fullName: 'Ada' })
})

test('an emptied school is taken away', () => {
  expect(changesIn(form({ school: '  ' }))).toEqual({ school: null })
})

test('a box that is not ticked says no, one that is not there says nothing', () => {
  expect(changesIn(form({ hasTimedAdvance: '' }))).toEqual({ timedAdvance: false })
  expect(changesIn(form({ hasTimedAdvance: '', timedAdvance: 'on' }))).toEqual({ timedAdvance: true })
})

test('the daily goal is a number', () => {
  expect(changesIn(form({ dailyGoal: '25' }))).toEqual({ dailyGoal: 25 })
})
