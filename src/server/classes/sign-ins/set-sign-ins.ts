import type { setSignInsEndpoint } from '#contract/class-rosters.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Auth } from '../../accounts/auth.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { findTaughtClass } from '../find-taught-class.ts'
import { readClassPupils } from '../pupil-store.ts'
import { writeSignIns } from './class-account-store.ts'
import { makeSignIn } from './make-sign-in.ts'
import { signInSetters } from './sign-in-setters.ts'

/**
 * Makes new pictures or passwords; what was forgotten or locked works again with them.
 * @throws {AppError} not-signed-in; not-allowed for a pupil who resets their own password or belongs to another school;
 * not-found for a class of others and for pupils who are not in it.
 */
export async function setSignIns(options: {
  person: Person
  classId: string
  body: ParsedOf<typeof setSignInsEndpoint>['body']
  database: Database
  auth: Auth
  now: Date
}): Promise<AnswerOf<typeof setSignInsEndpoint>> {
  const { person, classId, body, database, auth, now } = options
  const found = await findTaughtClass({ person, classId, queries: database })
  const ids = [...new Set(body.pupilIds)]
  const pupils = await readClassPupils(database, { classId, since: now, ids })
  if (pupils.length < ids.length) throw new AppError('not-found')
  const allowed = pupils.every((pupil) =>
    may(person, 'set sign-in', { hasEmail: pupil.hasEmail, teacherIds: signInSetters(pupil, found) }),
  )
  if (!allowed) throw new AppError('not-allowed')
  const made = await Promise.all(pupils.map(({ id }) => makeSignIn({ id, kind: body.signIn, auth })))
  await database.transaction(async (transaction) => {
    await writeSignIns(transaction, { signIns: made, now })
    await notify(transaction, {
      to: ids,
      cause: `sign-in-set:${now.toISOString()}`,
      title: 'Your teacher gave you a new way to sign in',
      body: 'Your old pictures or password no longer work. If you did not expect this, ask your teacher.',
      link: '/dashboard/student/profile',
      at: now,
    })
  })
  return {
    cards: pupils.map(({ id, fullName, username }, at) => ({
      pupilId: id,
      fullName,
      username: username ?? '',
      pictures: made[at]?.pictures ?? null,
      password: made[at]?.password ?? null,
    })),
  }
}
