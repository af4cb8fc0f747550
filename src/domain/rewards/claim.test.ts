import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimLabel, claimStatuses, pointsLeft } from './claim.ts'
import { rewardCategories, rewardIds, rewardOf, rewards } from './reward-catalogue.ts'

test('contract §4: the claim button says Claim Reward, Insufficient Points or Out of Stock', () => {
  expect(claimLabel({ stock: 1, cost: 600, points: 600 })).toBe('Claim Reward')
  expect(claimLabel({ stock: 1, cost: 600, points: 599 })).toBe('Insufficient Points')
  expect(claimLabel({ stock: 0, cost: 600, points: 9000 })).toBe('Out of Stock')
})

test('contract §9: the rewards cost 5000, 2500, 1500, 800, 3000, 4000, 600, 2000, 2800 and 3500 points', () => {
  expect(rewards.map(({ cost }) => cost)).toEqual([5000, 2500, 1500, 800, 3000, 4000, 600, 2000, 2800, 3500])
})

test('contract §3: every reward is a gift card, a feature, a cosmetic or a booster, and each kind has some', () => {
  expect(rewardCategories).toEqual(['gift-cards', 'features', 'cosmetics', 'boosters'])
  expect(new Set(rewards.map(({ category }) => category))).toEqual(new Set(rewardCategories))
  expect(rewards.map(({ id }) => id)).toEqual([...rewardIds])
  expect(rewardOf('choose-your-seat').cost).toBe(600)
})

test('only pending and fulfilled claims are spent', () => {
  const claim = fc.record({ cost: fc.integer({ min: 1, max: 5000 }), status: fc.constantFrom(...claimStatuses) })
  fc.assert(
    fc.property(fc.nat(50_000), fc.array(claim), (totalXp, claims) => {
      const spent = claims.filter(({ status }) => ['pending', 'fulfilled'].includes(status))
      expect(pointsLeft(totalXp, claims)).toBe(totalXp - spent.reduce((sum, { cost }) => sum + cost, 0))
    }),
  )
})
