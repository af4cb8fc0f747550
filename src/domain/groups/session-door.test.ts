import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionDoor, untilDoorMoves } from './session-door.ts'

const startsAt = new Date('2026-11-21T16:00:00Z')
const session = { startsAt, minutes: 45 }
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)

test('Join Session opens the room when it is time: from ten minutes before until a quarter of an hour after', () => {
  expect([-11, -10, 0, 45, 59.9].map((minutes) => sessionDoor(session, at(minutes)))).toEqual([
    'early',
    'open',
    'open',
    'open',
    'open',
  ])
  expect(sessionDoor(session, at(60))).toBe('over')
})

test('the moment at which the door is said to move is the one at which it does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (minutes) => {
      const now = at(minutes)
      const wait = untilDoorMoves(session, now)
      const here = sessionDoor(session, now)
      expect(wait === null).toBe(here === 'over')
      if (wait === null) return
      expect(sessionDoor(session, new Date(now.getTime() + wait - 1))).toBe(here)
      expect(sessionDoor(session, new Date(now.getTime() + wait))).not.toBe(here)
    }),
  )
})
