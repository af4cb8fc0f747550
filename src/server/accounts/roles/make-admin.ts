import { recordAct } from '../../audit/record-act.ts'
import type { Database } from '../../database/database.ts'
import { approvePending, findVerifiedUser, writeRole } from './role-request-store.ts'

/**
 * Makes a verified account an admin, for whoever runs the installation: there is no other way to the first one.
 * @throws {Error} with a sentence when no verified account has this address.
 */
export async function makeAdmin({
  email,
  database,
  now,
}: {
  email: string
  database: Database
  now: Date
}): Promise<void> {
  await database.transaction(async (transaction) => {
    const userId = await findVerifiedUser(transaction, email.trim().toLowerCase())
    if (userId === null)
      throw new Error(`No verified account has the address ${email}: sign up and open the mailed link first.`)
    await approvePending(transaction, { userId, now })
    await writeRole(transaction, userId, 'admin')
    const details = { role: 'admin', by: 'npm run make-admin' }
    await recordAct(transaction, { actorId: null, act: 'user-edited', subject: { personId: userId }, details, at: now })
  })
}
