import { describe, expect, test } from 'vitest'
import { cardAnswer, uuid } from '#tests/support/answers.ts'
import { correctClock, instantOf, timeAnswers, timeAnswersAsGiven } from './answer-time.ts'

const now = new Date('2026-04-01T12:00:00.000Z')
const at = (answeredAt: string) => instantOf({ answeredAt }, now).toISOString()

describe('when an answer counts', () => {
  test('An answer counts for the time at which it was given', () => {
    expect(at('2026-03-20T08:15:00.000Z')).toBe('2026-03-20T08:15:00.000Z')
    expect(at('2026-03-20T08:15:00.000+01:00')).toBe('2026-03-20T07:15:00.000Z')
  })

  test('A clock up to five minutes fast is believed, a faster one means now', () => {
    expect(at('2026-04-01T12:05:00.000Z')).toBe('2026-04-01T12:05:00.000Z')
    expect(at('2026-04-01T12:05:00.001Z')).toBe(now.toISOString())
    expect(at('9999-12-31T23:59:59.999Z')).toBe(now.toISOString())
  })

  test('An answer older than 30 days counts for 30 days ago', () => {
    expect(at('2026-03-02T12:00:00.000Z')).toBe('2026-03-02T12:00:00.000Z')
    expect(at('2026-03-02T11:59:59.999Z')).toBe('2026-03-02T12:00:00.000Z')
    expect(at('0001-01-01T00:00:00.000Z')).toBe('2026-03-02T12:00:00.000Z')
  })

  test('Answers are taken in the order in which they were given, also those too old for their own time', () => {
    const answers = [
      cardAnswer({ id: uuid(1), answeredAt: '2026-03-30T10:00:00.000Z' }),
      cardAnswer({ id: uuid(2), answeredAt: '2026-01-02T10:00:00.000Z' }),
      cardAnswer({ id: uuid(3), answeredAt: '2026-01-01T10:00:00.000Z' }),
      cardAnswer({ id: uuid(4), answeredAt: '2026-03-30T10:00:00.000Z' }),
    ]
    expect(timeAnswers(answers, now).map(({ answer }) => answer.id)).toEqual([uuid(3), uuid(2), uuid(1), uuid(4)])
    expect(answers.map((answer) => answer.id)).toEqual([uuid(1), uuid(2), uuid(3), uuid(4)])
  })

  test('A device whose clock is wrong has its answers dated by how far it is off when it sends them', () => {
    const given = [{ answeredAt: '2020-01-01T00:10:00.000Z' }, { answeredAt: '2020-01-01T00:20:00.000Z' }]
    expect(correctClock(given, { sentAt: '2020-01-01T00:30:00.000Z', now })).toEqual([
      { answeredAt: '2026-04-01T11:40:00.000Z' },
      { answeredAt: '2026-04-01T11:50:00.000Z' },
    ])
    // A few minutes are left alone, so that an answer sent twice has the same time.
    expect(correctClock(given.slice(1), { sentAt: '2026-04-01T11:56:00.000Z', now })).toEqual(given.slice(1))
  })

  test("On the device itself the device's time stands", () => {
    const answer = cardAnswer({ id: uuid(1), answeredAt: '2025-01-01T10:00:00.000Z' })
    expect(timeAnswersAsGiven([answer])).toEqual([{ answer, at: new Date('2025-01-01T10:00:00.000Z') }])
  })
})
