import type { Hono } from 'hono'
import * as contract from '#contract/class-joining.ts'
import { AppError } from '#contract/errors.ts'
import { joinCodeIn } from '#domain/classes/join-code.ts'
import { accountMails } from '../accounts/account-mails.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { withCookies } from '../http/with-cookies.ts'
import { addEmail } from './add-email.ts'
import type { createClassLimits } from './class-limits.ts'
import { joinClass } from './join-class.ts'
import { leaveClass } from './leave-class.ts'
import { listMyClasses } from './list-my-classes.ts'
import { readJoinableClass } from './read-joinable-class.ts'
import type { ClassParts } from './routes.ts'
import { signInToClass } from './sign-in-to-class.ts'

export function joiningRoutes(
  app: Hono<AppEnvironment>,
  parts: ClassParts & { limits: ReturnType<typeof createClassLimits> },
): void {
  const { database, auth, mailer, publicUrl, log, limits, now } = parts
  const mails = accountMails(publicUrl)

  /** Counts the codes that lead nowhere, by address. */
  async function byCode<Answer>({ var: { address } }: AppContext, work: () => Promise<Answer>): Promise<Answer> {
    await limits.codeByAddress.take(address)
    try {
      const answer = await work()
      await limits.codeByAddress.giveBack(address)
      return answer
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) await limits.codeByAddress.giveBack(address)
      throw error
    }
  }

  serveEndpoint(app, contract.readJoinableClass, ({ params: { code } }, context) =>
    byCode(context, () => readJoinableClass({ person: context.var.person, code, queries: database })),
  )
  serveEndpoint(app, contract.joinClass, ({ params: { code } }, context) =>
    byCode(context, () => joinClass({ person: context.var.person, code, database, now: now() })),
  )
  serveEndpoint(app, contract.signInToClass, ({ body }, context) =>
    byCode(context, async () => {
      const { address } = context.var
      const ofClass = joinCodeIn(body.code) ?? ''
      const ofPupil = `${ofClass} ${body.pupil.toLowerCase()}`
      await limits.signInByAddress.take(address)
      await limits.signInByClass.take(ofClass)
      if ('password' in body.proof) await limits.signInByPupil.take(ofPupil)
      const signedIn = await signInToClass({ body, database, auth, log, now: now() })
      await limits.signInByPupil.forgive(ofPupil)
      await limits.signInByClass.giveBack(ofClass)
      await limits.signInByAddress.giveBack(address)
      return withCookies(context, signedIn)
    }),
  )
  serveEndpoint(app, contract.listMyClasses, (_input, { var: { person } }) =>
    listMyClasses({ person, queries: database }),
  )
  serveEndpoint(app, contract.leaveClass, ({ params: { id } }, { var: { person } }) =>
    leaveClass({ person, classId: id, queries: database }),
  )
  serveEndpoint(app, contract.addEmail, async ({ body: { email } }, context) => {
    const { person, address } = context.var
    await limits.mailByPerson.take(person.role === 'guest' ? address : person.id)
    const mayMail = await limits.mailByAccount.tryTake(email)
    return addEmail({ person, email, database, mailer, mails, mayMail, publicUrl, now: now() })
  })
}
