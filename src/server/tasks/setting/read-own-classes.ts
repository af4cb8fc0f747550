import type { Queries } from '../../database/database.ts'
import { type ClassRow, readTaughtClasses } from '../../people/taught-class-store.ts'
import { readPupilsByClass } from '../teaching-store.ts'

export type OwnClass = ClassRow & { members: { id: string; name: string }[] }

/** The classes that a teacher teaches and that were not put away, with their pupils by name. */
export async function readOwnClasses(queries: Queries, teacherId: string): Promise<OwnClass[]> {
  const taught = (await readTaughtClasses(queries, teacherId)).filter(({ archivedAt }) => archivedAt === null)
  const pupils = await readPupilsByClass(
    queries,
    taught.map(({ id }) => id),
  )
  return taught.map((own) => ({ ...own, members: pupils.get(own.id) ?? [] }))
}
