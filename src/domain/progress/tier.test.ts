import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tierNames, tierOf, tierProgress, tiers } from './tier.ts'

describe('tiers', () => {
  test.each([
    [0, 'Bronze'],
    [2000, 'Bronze'],
    [2001, 'Silver'],
    [5000, 'Silver'],
    [5001, 'Gold'],
    [10_000, 'Gold'],
    [10_001, 'Platinum'],
    [1_000_000, 'Platinum'],
  ])('contract §4: %i XP is %s', (xp, name) => {
    expect(tierOf(xp).name).toBe(name)
  })

  test('contract §4: XP to next tier is 2001, 5001 or 10001 minus current XP', () => {
    expect(tierProgress(1250)).toMatchObject({ threshold: 2001, xpToNext: 751 })
    expect(tierProgress(2001)).toMatchObject({ threshold: 5001, xpToNext: 3000 })
    expect(tierProgress(9999)).toMatchObject({ threshold: 10_001, xpToNext: 2 })
  })

  test('contract §4: Platinum has no next tier', () => {
    expect(tierProgress(10_001)).toMatchObject({ next: null, threshold: null, xpToNext: null, share: 1 })
  })

  test('contract §9: the perks of each tier', () => {
    expect(Object.fromEntries(tiers.map((tier) => [tier.name, tier.perks]))).toEqual({
      Bronze: ['basic features', 'standard support'],
      Silver: ['priority support', 'bonus XP events', 'exclusive badges'],
      Gold: ['premium features', 'advanced analytics', 'early access', 'monthly rewards'],
      Platinum: ['all features', 'personal tutor', 'unlimited everything', 'weekly gifts'],
    })
  })

  test('contract §2: Bronze is orange, Silver grey, Gold yellow, Platinum purple', () => {
    expect(tiers.map((tier) => [tier.name, tier.colour])).toEqual([
      ['Bronze', 'orange'],
      ['Silver', 'grey'],
      ['Gold', 'yellow'],
      ['Platinum', 'purple'],
    ])
  })

  test('The bar shows the real share: empty where a tier begins, half-way through, nearly full at its end', () => {
    expect(tierProgress(2001).share).toBe(0)
    expect(tierProgress(3501).share).toBe(0.5)
    expect(tierProgress(5000).share).toBeCloseTo(2999 / 3000)
  })

  test('Each tier begins one XP after the one before ends', () => {
    for (const [index, tier] of tiers.entries()) {
      expect(tier.name).toBe(tierNames[index])
      expect(tiers[index + 1]?.from ?? null).toBe(tier.to === null ? null : tier.to + 1)
    }
  })

  test('More XP never lowers the tier, and the share stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(5000), (xp, more) => {
        expect(tierOf(xp + more).from).toBeGreaterThanOrEqual(tierOf(xp).from)
        const { share, threshold, xpToNext } = tierProgress(xp)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        if (threshold !== null && xpToNext !== null) expect(tierOf(xp + xpToNext).from).toBe(threshold)
      }),
    )
  })
})
