import { z } from 'zod'

/** A claim waits until an adult fulfils or refuses it, or the pupil takes it back. */
export const claimStatuses = ['pending', 'fulfilled', 'refused', 'withdrawn'] as const
export const ClaimStatus = z.enum(claimStatuses)
export type ClaimStatus = z.infer<typeof ClaimStatus>

/** Points: XP earned less what is spent. XP itself, and so the tier, never falls (a refused or withdrawn claim costs nothing). */
export function pointsLeft(totalXp: number, claims: readonly { cost: number; status: ClaimStatus }[]): number {
  return totalXp - claims.reduce((spent, { cost, status }) => spent + (costs(status) ? cost : 0), 0)
}

/** Whether a claim of this status has spent its points. */
export const costs = (status: ClaimStatus): boolean => status === 'pending' || status === 'fulfilled'

export type ClaimLabel = 'Claim Reward' | 'Insufficient Points' | 'Out of Stock'

/** What the claim button says (contract §4); only 'Claim Reward' can be pressed. */
export function claimLabel({ stock, cost, points }: { stock: number; cost: number; points: number }): ClaimLabel {
  if (stock <= 0) return 'Out of Stock'
  return points < cost ? 'Insufficient Points' : 'Claim Reward'
}
