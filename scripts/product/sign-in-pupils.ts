import pino from 'pino'
import { accountMails } from '#server/accounts/account-mails.ts'
import { createAuth } from '#server/accounts/auth.ts'
import { readAuthSecret } from '#server/accounts/secret/auth-secret.ts'
import { connectDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'

export interface SignedInPupil {
  id: string
  /** The value of the Cookie header. */
  cookie: string
}

const PUBLIC_URL = 'http://localhost'
const noMail: Mailer = { deliver: async () => undefined, send: () => undefined, settled: async () => undefined }

/**
 * Makes pupils with nothing studied yet, each with a live session, straight in the database: hashing hundreds of passwords
 * would take minutes. No server may be running on an embedded `dataDir`.
 */
export async function signInPupils(options: {
  dataDir: string
  databaseUrl?: string | undefined
  count: number
}): Promise<SignedInPupil[]> {
  const { dataDir, databaseUrl, count } = options
  const secret = readAuthSecret(dataDir)
  const database = await connectDatabase({ dataDir, databaseUrl })
  try {
    const ids = Array.from({ length: count }, (_, index) => `pupil-${String(index + 1).padStart(4, '0')}`)
    await writePupils(database, ids)
    return await signInAs(database, { secret, ids })
  } finally {
    await database.close()
  }
}

/** A live session for each of these people. */
export async function signInAs(
  database: Database,
  { secret, ids }: { secret: string; ids: readonly string[] },
): Promise<SignedInPupil[]> {
  const auth = await createAuth({
    database,
    publicUrl: PUBLIC_URL,
    secret,
    mailer: noMail,
    mails: accountMails(PUBLIC_URL),
    log: pino({ level: 'silent' }),
  })
  const people: SignedInPupil[] = []
  for (const id of ids) {
    const { cookies } = await auth.signInVerified({ userId: id, deviceLabel: '' })
    people.push({ id, cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
  }
  return people
}

async function writePupils({ query }: Database, ids: string[]): Promise<void> {
  await query(
    `insert into users (id, name, email, email_verified)
     select id, id, id || '@example.test', true from unnest($1::text[]) id`,
    [ids],
  )
  await query(
    `insert into profiles (id, full_name, email, role) select id, name, email, 'student' from users where id = any($1::text[])`,
    [ids],
  )
  await query('insert into student_progress (user_id) select unnest($1::text[])', [ids])
}
