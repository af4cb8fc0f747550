import type { Hono } from 'hono'
import * as contract from '#contract/class-joining.ts'
import { AppError } from '#contract/errors.ts'
import { joinCodeIn } from '#domain/classes/join-code.ts'
import { withCookies } from '../http/cookies/with-cookies.ts'
import { labelOf } from '../http/device-label.ts'
import { countFailures } from '../http/limits/count-failures.ts'
import { senderOf } from '../http/limits/sender.ts'
import { logFailedSignIn } from '../http/log-failed-sign-in.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { ClassLimits } from './class-limits.ts'
import { addEmail } from './joining/add-email.ts'
import { joinClass } from './joining/join-class.ts'
import { leaveClass } from './joining/leave-class.ts'
import { listMyClasses } from './joining/list-my-classes.ts'
import { readJoinableClass } from './joining/read-joinable-class.ts'
import type { ClassParts } from './routes.ts'
import { signInToClass } from './sign-ins/sign-in-to-class.ts'

export function joiningRoutes(app: Hono<AppEnvironment>, parts: ClassParts & { limits: ClassLimits }): void {
  const { database, auth, mailer, devices, publicUrl, log, limits, now } = parts

  /** Counts the codes that lead nowhere. */
  async function byCode<Answer>({ var: sender }: AppContext, work: () => Promise<Answer>): Promise<Answer> {
    const key = senderOf(sender)
    await limits.codeBySender.take(key)
    try {
      const answer = await work()
      await limits.codeBySender.giveBack(key)
      return answer
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) await limits.codeBySender.giveBack(key)
      throw error
    }
  }

  serveEndpoint(app, contract.readJoinableClassEndpoint, ({ params: { code } }, context) =>
    byCode(context, () => readJoinableClass({ person: context.var.person, code, queries: database })),
  )
  serveEndpoint(app, contract.joinClassEndpoint, ({ params: { code }, body: { name } }, context) =>
    byCode(context, () => joinClass({ person: context.var.person, code, name, database, now: now() })),
  )
  serveEndpoint(app, contract.signInToClassEndpoint, async ({ body }, context) => {
    const classCode = joinCodeIn(body.code) ?? ''
    const pupil = `${classCode} ${body.pupil.toLowerCase()}`
    const device = await devices.find(context, pupil)
    const proof = 'password' in body.proof ? 'password' : 'pictures'
    const mayTryHere = async () => device !== null && (await limits.picturesByDevice.tryTake(`${device} ${pupil}`))
    const work = async () => {
      const tries = limits.signIn({ classCode, pupil, address: context.var.address, device, proof })
      const signedIn = await logFailedSignIn({ account: pupil, auth, log }, () =>
        countFailures(tries, () =>
          signInToClass({ body, mayTryHere, deviceLabel: labelOf(context), database, auth, log, now: now() }),
        ),
      )
      await auth.endOldSession({ headers: context.req.raw.headers, userId: signedIn.profile.id })
      if (device) await limits.picturesByDevice.forgive(`${device} ${pupil}`)
      const answer = withCookies(context, signedIn)
      await devices.remember(context, pupil)
      return answer
    }
    // A device that the pupil has used before knows the code already.
    return device ? work() : byCode(context, work)
  })
  serveEndpoint(app, contract.listMyClassesEndpoint, (_input, { var: { person } }) =>
    listMyClasses({ person, queries: database }),
  )
  serveEndpoint(app, contract.leaveClassEndpoint, ({ params: { id } }, { var: { person } }) =>
    leaveClass({ person, classId: id, queries: database }),
  )
  serveEndpoint(app, contract.addEmailEndpoint, async ({ body: { email } }, context) => {
    const { person } = context.var
    await limits.mailByPerson.take(senderOf(context.var))
    const mayMail = await limits.mailByAccount.tryTake(email)
    return addEmail({ person, email, database, mailer, mayMail, publicUrl, now: now() })
  })
}
