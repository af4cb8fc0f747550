import { z } from 'zod'
import type { listAuditEndpoint } from '#contract/audit.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { readActs, type StoredAct } from './audit-store.ts'
import { filterOf } from './filter-of.ts'

const PAGE = 50

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listActs(options: {
  person: Person
  query: ParsedOf<typeof listAuditEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listAuditEndpoint>> {
  const { person, query, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read the audit log')) throw new AppError('not-allowed')
  const cursor = readMoment(query.before, z.string().regex(/^\d{1,15}$/))
  const before = cursor ? { at: cursor.at, id: Number(cursor.id) } : undefined
  const found = await readActs(queries, { ...filterOf(query), before }, PAGE + 1)
  const shown = found.slice(0, PAGE)
  const last = shown.at(-1)
  return { entries: shown.map(entryOf), next: found.length > PAGE && last ? writeMoment(last) : null }
}

function entryOf({ id, at, act, actor, subject, subjectRole, details }: StoredAct) {
  return { id, at: at.toISOString(), act, actor, subject, subjectRole, details }
}
