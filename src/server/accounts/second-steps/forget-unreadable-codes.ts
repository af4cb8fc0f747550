import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import type { Auth } from '../auth.ts'
import { deleteCodes, readCodes } from './second-step-store.ts'

/**
 * Where the installation's secret is another one than before, nobody could give a right code any more: deletes what cannot be read, and
 * tells those whose it was. Passkeys need no secret and stay.
 */
export async function forgetUnreadableCodes(options: {
  database: Database
  auth: Pick<Auth, 'secondSteps'>
  now: Date
}): Promise<void> {
  const { database, auth, now } = options
  // All are of one secret: one tells whether to look at the others.
  const [sample] = await readCodes(database, { limit: 1 })
  if (!sample || (await auth.secondSteps.canRead(sample.backupCodes))) return
  for (const { userId, backupCodes } of await readCodes(database)) {
    if (await auth.secondSteps.canRead(backupCodes)) continue
    await database.transaction(async (transaction) => {
      await deleteCodes(transaction, userId)
      await notify(transaction, {
        to: [userId],
        cause: `second-step:${randomUUID()}`,
        title: 'Your app’s codes do not work any more',
        body: 'This server was moved, and cannot check the codes of your app or your backup codes. Passkeys still work. Please set two-step sign-in up again.',
        link: '/security',
        at: now,
      })
    })
  }
}
