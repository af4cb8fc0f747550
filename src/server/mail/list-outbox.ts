import type { listOutboxEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Outbox } from './outbox.ts'

/** @throws {AppError} not-found wherever mail is really sent, and in production. */
export async function listOutbox(options: {
  person: Person
  outbox: Pick<Outbox, 'list'>
  development: boolean
}): Promise<AnswerOf<typeof listOutboxEndpoint>> {
  const { person, outbox, development } = options
  if (!may(person, 'read outbox', { development })) throw new AppError('not-found')
  return { mails: await outbox.list() }
}
