import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { keepImportPartEndpoint } from '#contract/set-imports.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { lockAccount } from '../../people/account-store.ts'
import { accountOf } from '../find-set.ts'
import { forgetOldImports, writeImport, writePart } from './import-store.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Keeps one part of a file that is on its way. A person has one file on its way at a time: a new one takes its place.
 * @throws {AppError} not-signed-in; bad-input when the import is somebody else's or over.
 */
export async function keepImportPart(options: {
  person: Person
  params: ParsedOf<typeof keepImportPartEndpoint>['params']
  body: ParsedOf<typeof keepImportPartEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof keepImportPartEndpoint>> {
  const { person, params, body, database, now } = options
  const ownerId = accountOf(person)
  if (!may(person, 'make sets')) throw new AppError('not-allowed')
  const { id, part } = params
  const { fileName, parts, data } = body
  if (part >= parts) throw new AppError('bad-input')
  return database.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, ownerId))) throw new AppError('not-signed-in')
    if (!(await writeImport(transaction, { ownerId, id, fileName, parts, now }))) throw new AppError('bad-input')
    await forgetOldImports(transaction, { ownerId, since: new Date(now.getTime() - KEPT_MS), keep: id })
    await writePart(transaction, { importId: id, part, data })
    return { part }
  })
}
