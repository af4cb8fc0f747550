import { randomUUID } from 'node:crypto'
import type { ActDetails } from '#domain/audit/act.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { Queries } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import { deleteSecondSteps } from './second-step-store.ts'

/**
 * Takes somebody's second steps away because their device is lost: they are signed out everywhere and told, and it is in the audit log.
 * @param actorId the admin; null for whoever runs a command on the machine itself
 * @returns false where they had none.
 */
export async function takeSecondStepsAway(
  transaction: Queries,
  { userId, actorId, now }: { userId: string; actorId: string | null; now: Date },
): Promise<boolean> {
  if (!(await deleteSecondSteps(transaction, userId))) return false
  await deleteSessions(transaction, { userId })
  const details: ActDetails = actorId === null ? { by: 'npm run reset-second-steps' } : {}
  await recordAct(transaction, { actorId, act: 'second-steps-reset', subject: { personId: userId }, details, at: now })
  await notify(transaction, {
    to: [userId],
    cause: `second-step:${randomUUID()}`,
    title: 'Two-step sign-in was reset',
    body: 'An admin has turned it off because your device is lost. Set it up again. If you did not ask for this, set a new password at once.',
    link: '/security',
    at: now,
  })
  return true
}
