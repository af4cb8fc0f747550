import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { answerHelpRequestEndpoint } from '#contract/help.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import type { OutgoingMail } from '../mail/mailer.ts'
import { lockHelpRequest, writeHelpAnswer, writeHelpState } from './help-inbox-store.ts'

/** So much of what was asked is quoted back. */
const QUOTED = 1500

/**
 * Keeps an answer and mails it. Sent again with its id it is the same answer: kept once, mailed once.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found.
 */
export async function answerHelpRequest(options: {
  person: Person
  requestId: string
  body: ParsedOf<typeof answerHelpRequestEndpoint>['body']
  database: Database
  jobs: Jobs
  now: Date
}): Promise<AnswerOf<typeof answerHelpRequestEndpoint>> {
  const { person, requestId, body, database, jobs, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read help requests')) throw new AppError('not-allowed')
  const answeredBy = person.id
  const { id, message } = body
  await database.transaction(async (transaction) => {
    const request = await lockHelpRequest(transaction, requestId)
    if (!request) throw new AppError('not-found')
    if (!(await writeHelpAnswer(transaction, { id, requestId, answeredBy, message, now }))) return
    await writeHelpState(transaction, requestId, 'answered')
    const subject = { id: requestId, name: `A message of ${now.toISOString().slice(0, 10)}` }
    await recordAct(transaction, { actorId: answeredBy, act: 'help-request-answered', subject, at: now })
    await jobs.send(mailQueue, mailOf(request, message), { key: `help-answer:${id}`, within: transaction })
  })
  return { id }
}

function mailOf(request: { name: string; email: string; message: string }, answer: string): OutgoingMail {
  return composeMail({
    to: request.email,
    name: request.name,
    subject: 'Our answer to your message',
    paragraphs: answer.split(/\n\s*\n/),
    small: [`You wrote: ${request.message.slice(0, QUOTED)}${request.message.length > QUOTED ? '…' : ''}`],
  })
}
