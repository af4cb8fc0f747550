import { AppError } from '#contract/errors.ts'
import { type Member, type MembershipAct, type MembershipRefusal, membersAfter } from '#domain/groups/membership.ts'
import type { Queries } from '../../database/database.ts'
import { type LockedGroup, lockMembers, writeMembers } from './membership-store.ts'

const refusals: Record<MembershipRefusal, () => AppError> = {
  full: () => new AppError('group-full'),
  'not-leader': () => new AppError('not-allowed'),
  'not-member': () => new AppError('not-found'),
  'leads-it': () =>
    new AppError('not-allowed', { message: 'You lead this group. Hand the lead over first, or leave.' }),
}

/**
 * Carries out an act upon a group's members, one group's acts one after the other.
 * @param check is asked while the group is held; it throws where the act may not be.
 * @throws {AppError} not-found when the group is gone; group-full; not-allowed.
 */
export async function changeMembers(options: {
  transaction: Queries
  groupId: string
  act: MembershipAct
  check?: (group: LockedGroup) => void | Promise<void>
  now: Date
}): Promise<{ before: Member[]; members: Member[] }> {
  const { transaction, groupId, act, check, now } = options
  const locked = await lockMembers(transaction, groupId)
  if (!locked) throw new AppError('not-found')
  const { group } = locked
  await check?.(group)
  const result = membersAfter(group, act)
  if ('refusal' in result) throw refusals[result.refusal]()
  await writeMembers(transaction, { groupId, members: result.members, now })
  return { before: group.members, members: result.members }
}
