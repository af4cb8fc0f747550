import { makeAdmin } from '../src/server/accounts/roles/make-admin.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { parseSettings } from '../src/server/settings.ts'

const [email] = process.argv.slice(2)

try {
  if (!email) throw new Error('Whose account is to be an admin’s? npm run make-admin -- name@example.org')
  const database = await connectDatabase(parseSettings(process.env))
  try {
    await makeAdmin({ email, database, now: new Date() })
  } finally {
    await database.close()
  }
  console.log(`${email} is an admin now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
