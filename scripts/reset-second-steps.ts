import { findVerifiedUser } from '../src/server/accounts/roles/role-request-store.ts'
import { takeSecondStepsAway } from '../src/server/accounts/second-steps/take-second-steps-away.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { parseSettings } from '../src/server/settings.ts'

const [email] = process.argv.slice(2)

try {
  if (!email) throw new Error('Whose two-step sign-in is to be reset? npm run reset-second-steps -- name@example.org')
  const database = await connectDatabase(parseSettings(process.env))
  try {
    const reset = await database.transaction(async (transaction) => {
      const userId = await findVerifiedUser(transaction, email.trim().toLowerCase())
      return userId !== null && (await takeSecondStepsAway(transaction, { userId, actorId: null, now: new Date() }))
    })
    if (!reset) throw new Error(`No account with the address ${email} has two-step sign-in.`)
  } finally {
    await database.close()
  }
  console.log(`Two-step sign-in is off for ${email}: the password alone signs in, and it can be set up again.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
