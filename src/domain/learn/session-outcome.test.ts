import { expect, test } from 'vitest'
import { sessionOutcome } from './session-outcome.ts'

const soon = '2026-03-02T10:10:00.000Z'
const tomorrow = '2026-03-03T10:00:00.000Z'
const later = '2026-03-09T10:00:00.000Z'
const steps = [
  { point: 0 },
  { point: 0, dueIfRight: tomorrow, dueIfMissed: soon },
  { point: 1, dueIfRight: later, dueIfMissed: soon },
  { point: 0, dueIfRight: later, dueIfMissed: soon },
  { point: 2, dueIfRight: later, dueIfMissed: soon },
]
const session = { steps, points: [{ memory: null }, { memory: 0.7 }, { memory: 0.9 }] }

test('a point is met, stronger or missed, by the first try of everything that asked for it, and comes back with the first of its items', () => {
  expect(sessionOutcome(session, { tries: { 1: [true], 2: [true], 3: [true], 4: [false, true] } })).toEqual([
    { point: 0, outcome: 'met', due: tomorrow },
    { point: 1, outcome: 'stronger', due: later },
    { point: 2, outcome: 'missed', due: soon },
  ])
  expect(sessionOutcome(session, { tries: { 1: [true], 3: [false, true] } })).toEqual([
    { point: 0, outcome: 'missed', due: soon },
  ])
})
