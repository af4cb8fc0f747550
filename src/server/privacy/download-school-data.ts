import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { archiveOf } from './archive.ts'
import { signedIn } from './find-account.ts'
import { findSchool, listSchoolPeople } from './school-store.ts'

/**
 * Everything that is stored about the pupils and teachers of a school, as a ZIP file with a folder for each.
 * @throws {AppError} not-signed-in; not-allowed; not-found.
 */
export async function downloadSchoolData(options: {
  person: Person
  schoolId: string
  database: Database
  now: Date
}): Promise<ReadableStream<Uint8Array>> {
  const { person, schoolId, database, now } = options
  const asker = signedIn(person)
  if (!may(asker, "download a school's data")) throw new AppError('not-allowed')
  const school = await findSchool(database, schoolId)
  if (!school) throw new AppError('not-found')
  const people = await listSchoolPeople(database, schoolId)
  const details = { accounts: people.length }
  await recordAct(database, { actorId: asker.id, act: 'school-data-downloaded', subject: school, details, at: now })
  return archiveOf(
    people.map(({ id }) => ({ id, folder: `${id}/` })),
    database,
  )
}
