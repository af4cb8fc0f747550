import type { previewRosterEndpoint } from '#contract/class-rosters.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { findTaughtClass } from '../find-taught-class.ts'
import { planRoster } from './plan-roster.ts'
import { readRosterFile } from './read-roster-file.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found for a class of others; not-readable. */
export async function previewRoster(options: {
  person: Person
  classId: string
  body: ParsedOf<typeof previewRosterEndpoint>['body']
  queries: Queries
}): Promise<AnswerOf<typeof previewRosterEndpoint>> {
  const { person, classId, body, queries } = options
  const found = await findTaughtClass({ person, classId, queries })
  const { rows, ...read } = readRosterFile(Buffer.from(body.data, 'base64'))
  const planned = await planRoster({ rows, found, queries })
  return { ...read, rows: planned.map(({ pupilId: _, ...row }) => row) }
}
