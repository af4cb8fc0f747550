import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { deleteSchoolAccountsEndpoint, keepSchoolAccountsEndpoint } from '#contract/privacy.ts'
import { may, type Person } from '#domain/permissions.ts'
import { deletionDue } from '#domain/privacy/retention.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { signedIn } from './find-account.ts'
import { hasAddress, type PrivacyMails } from './privacy-mails.ts'
import { findSchool, listSchoolPeople, removeSchoolDeletion, writeSchoolDeletion } from './school-store.ts'

/**
 * Asks for the accounts of all pupils and teachers of a school to be deleted after the days of grace, and tells them by mail.
 * @throws {AppError} not-signed-in; not-allowed; not-found.
 */
export async function deleteSchoolAccounts(options: {
  person: Person
  schoolId: string
  database: Database
  jobs: Jobs
  mails: PrivacyMails
  now: Date
}): Promise<AnswerOf<typeof deleteSchoolAccountsEndpoint>> {
  const { person, schoolId, database, jobs, mails, now } = options
  const asker = allowedTo(person)
  const dueAt = deletionDue(now)
  return database.transaction(async (transaction) => {
    const school = await requireSchool(transaction, schoolId)
    const people = await listSchoolPeople(transaction, schoolId)
    const written = await writeSchoolDeletion(transaction, {
      schoolId,
      requestedBy: asker.id,
      requestedAt: now,
      dueAt,
    })
    const details = { accounts: people.length }
    await recordAct(transaction, { actorId: asker.id, act: 'school-deletion-asked', subject: school, details, at: now })
    const receipts = new Map(written.map(({ userId, receiptId }) => [userId, receiptId]))
    for (const member of people) {
      const key = receipts.get(member.id)
      if (!key || !hasAddress(member)) continue
      const mail = mails.deletionAsked({ ...member, dueAt, receiptId: key }, { byAnother: true })
      await jobs.send(mailQueue, mail, { key, within: transaction })
    }
    return { accounts: people.length, dueAt: dueAt.toISOString() }
  })
}

/** Takes it back. @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function keepSchoolAccounts(options: {
  person: Person
  schoolId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof keepSchoolAccountsEndpoint>> {
  const { person, schoolId, database, now } = options
  const asker = allowedTo(person)
  return database.transaction(async (transaction) => {
    const school = await requireSchool(transaction, schoolId)
    const accounts = await removeSchoolDeletion(transaction, schoolId)
    const act = 'school-deletion-withdrawn' as const
    await recordAct(transaction, { actorId: asker.id, act, subject: school, details: { accounts }, at: now })
    return { accounts }
  })
}

function allowedTo(person: Person) {
  const asker = signedIn(person)
  if (!may(asker, "delete a school's accounts")) throw new AppError('not-allowed')
  return asker
}

async function requireSchool(transaction: Parameters<typeof findSchool>[0], schoolId: string) {
  const school = await findSchool(transaction, schoolId)
  if (!school) throw new AppError('not-found')
  return school
}
