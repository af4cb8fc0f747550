import { randomUUID } from 'node:crypto'
import type { importRosterEndpoint, SignInCard } from '#contract/class-rosters.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import type { Person } from '#domain/permissions.ts'
import type { Auth } from '../../accounts/auth.ts'
import type { Database, Queries } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { composeClassInvitation } from '../class-mails.ts'
import { countMembers, lockClass, readShownTeachers, writeMember } from '../class-store.ts'
import { findTaughtClass } from '../find-taught-class.ts'
import { writeNewPupils } from '../sign-ins/class-account-store.ts'
import { findUsernames } from '../sign-ins/find-usernames.ts'
import { type MadeSignIn, makeSignIn } from '../sign-ins/make-sign-in.ts'
import { writeClassInvitations } from '../teachers/class-teacher-store.ts'
import { type Plan, planRoster } from './plan-roster.ts'

/**
 * Brings a class list into a class: accounts for pupils without an address, mails to those with one, and pupils of the
 * teacher's other classes at once.
 * @throws {AppError} not-signed-in; not-allowed; not-found for a class of others; limit-reached.
 */
export async function importRoster(options: {
  person: Person
  classId: string
  body: ParsedOf<typeof importRosterEndpoint>['body']
  database: Database
  auth: Auth
  mailer: Mailer
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof importRosterEndpoint>> {
  const { person, classId, body, database, auth, mailer, publicUrl, now } = options
  const found = await findTaughtClass({ person, classId, queries: database })
  // Made before anything is locked: passwords take a while to digest.
  const signIns = await Promise.all(
    body.rows.map(({ email }) => (email ? null : makeSignIn({ id: randomUUID(), kind: body.signIn, auth }))),
  )
  const { plan, cards, written } = await database.transaction(async (transaction) => {
    await lockClass(transaction, classId)
    const plan = await planRoster({ rows: body.rows, found, queries: transaction })
    await requireRoom(transaction, { classId, plan })
    for (const { pupilId, outcome } of plan)
      if (pupilId && outcome === 'taught')
        await writeMember(transaction, { studentId: pupilId, classId, joinedAs: null, now })
    const fresh = plan.flatMap((row, at) => {
      const signIn = signIns[at]
      return row.outcome === 'new' && signIn ? [{ row, signIn }] : []
    })
    const cards = await makePupils(transaction, { classId, fresh, ageBand: body.ageBand, now })
    const invited = plan.filter(({ outcome }) => outcome === 'invited')
    const people = invited.map(({ email, name }) => ({ email: email ?? '', name }))
    return { plan, cards, written: await writeClassInvitations(transaction, { classId, people, now }) }
  })
  const [owner] = await readShownTeachers(database, classId)
  const teacher = owner?.name ?? ''
  const joinUrl = `${publicUrl}/join/${found.joinCode}`
  for (const { email, name } of plan)
    if (email && written.includes(email))
      mailer.send(composeClassInvitation({ email, name, className: found.name, teacher, joinUrl }))
  return { outcomes: plan.map(({ line, name, outcome, note }) => ({ line, name, outcome, note })), cards }
}

async function requireRoom(transaction: Queries, { classId, plan }: { classId: string; plan: readonly Plan[] }) {
  const pupils = await countMembers(transaction, classId)
  const more = plan.filter(({ outcome }) => outcome === 'new' || outcome === 'taught').length
  if (pupils + more > classLimits.pupils)
    throw new AppError('limit-reached', { message: `A class has at most ${classLimits.pupils} pupils.` })
}

async function makePupils(
  transaction: Queries,
  options: {
    classId: string
    fresh: readonly { row: Plan; signIn: MadeSignIn }[]
    ageBand: ParsedOf<typeof importRosterEndpoint>['body']['ageBand']
    now: Date
  },
): Promise<SignInCard[]> {
  const { classId, fresh, ageBand, now } = options
  if (fresh.length === 0) return []
  const usernames = await findUsernames(
    transaction,
    fresh.map(({ row }) => row),
  )
  const pupils = fresh.map(({ row, signIn }, at) => ({
    ...signIn,
    fullName: row.name,
    username: usernames[at] ?? signIn.id,
    ageBand: row.ageBand ?? ageBand,
  }))
  await writeNewPupils(transaction, { classId, pupils, now })
  return pupils.map(({ id, fullName, username, pictures, password }) => ({
    pupilId: id,
    fullName,
    username,
    pictures,
    password,
  }))
}
