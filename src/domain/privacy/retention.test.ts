import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedByConsent } from './consent.ts'
import { deletionDue, monthsBefore } from './retention.ts'

test('an account is deleted 14 days after it was asked for', () => {
  expect(deletionDue(new Date('2026-05-01T10:00:00Z'))).toEqual(new Date('2026-05-15T10:00:00Z'))
})

test('a month before the 31st is the last day of a shorter month', () => {
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'))
  expect(monthsBefore(new Date('2028-02-29T10:00:00Z'), 24)).toEqual(new Date('2026-02-28T10:00:00Z'))
})

test('months go back by months: never more than 31 days each, and in order', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (now, months) => {
      const before = monthsBefore(now, months)
      const days = (now.getTime() - before.getTime()) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(28 * months)
      expect(days).toBeLessThanOrEqual(31 * months)
      expect(monthsBefore(now, months + 1).getTime()).toBeLessThan(before.getTime())
    }),
  )
})

test('under 13 a parent has to agree; whoever is older, or has not said, decides alone', () => {
  expect(isAllowedByConsent({ ageBand: 'under-13', given: false })).toBe(false)
  expect(isAllowedByConsent({ ageBand: 'under-13', given: true })).toBe(true)
  expect(isAllowedByConsent({ ageBand: '13-or-over', given: false })).toBe(true)
  expect(isAllowedByConsent({ ageBand: null, given: false })).toBe(true)
})
