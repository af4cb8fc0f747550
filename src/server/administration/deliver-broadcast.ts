import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { notify } from '../notices/notify.ts'
import { lockBroadcast, readAudience, writeReached } from './broadcast-store.ts'

/** In one transaction: others wait for the embedded database meanwhile. */
const PEOPLE_AT_ONCE = 200

/**
 * Tells everybody of a broadcast's audience, some at a time. What was reached is kept with each step, so that a restart goes on
 * there; a notice or a mail that a broken-off step had sent is known by its key and not sent again.
 */
export async function deliverBroadcast(options: {
  id: string
  database: Database
  jobs: Jobs
  publicUrl: string
  signal?: AbortSignal
  now: () => Date
}): Promise<void> {
  const { signal } = options
  while (!signal?.aborted) if (await carryOn(options)) return
  throw new Error('The notification was broken off; it goes on at the next try.')
}

/** @returns true when everybody was told. */
async function carryOn({
  id,
  database,
  jobs,
  publicUrl,
  now,
}: Parameters<typeof deliverBroadcast>[0]): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const broadcast = await lockBroadcast(transaction, id)
    if (!broadcast || broadcast.finishedAt) return true
    const { title, message, roles, schoolId, byMail, reached, sentAt } = broadcast
    const audience = { roles: roles ?? [], schoolId }
    const people = await readAudience(transaction, { ...audience, after: reached, limit: PEOPLE_AT_ONCE })
    const cause = `broadcast:${id}`
    await notify(transaction, { to: people.map((person) => person.id), cause, title, body: message, at: sentAt })
    for (const { id: personId, email, fullName, verified } of byMail ? people : []) {
      if (!verified) continue
      const mail = composeMail({
        to: email,
        name: fullName,
        subject: title,
        paragraphs: message.split(/\n\s*\n/),
        action: { label: 'Open Revisewell', url: `${publicUrl}/notices` },
      })
      await jobs.send(mailQueue, mail, { key: `${cause}:${personId}`, within: transaction })
    }
    const finished = people.length < PEOPLE_AT_ONCE
    const told = { reached: people.at(-1)?.id ?? null, told: people.length, finishedAt: finished ? now() : null }
    await writeReached(transaction, { id, ...told })
    return finished
  })
}
