import type { AnswerOf } from '#contract/endpoint.ts'
import type { readFamilyLinksEndpoint } from '#contract/families.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readOpenCode, readParents } from './family-store.ts'
import { shownCode } from './link-codes.ts'
import { requirePupil } from './require-child.ts'
import { readSupport, type SetBy } from './support-store.ts'

/** Who is linked to a pupil, and what was set for them. @throws {AppError} not-signed-in; not-allowed. */
export async function readFamilyLinks(options: {
  person: Person
  queries: Queries
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof readFamilyLinksEndpoint>> {
  const { person, queries, publicUrl, now } = options
  const { studentId } = requirePupil(person)
  const [code, parents, support] = await Promise.all([
    readOpenCode(queries, { studentId, now }),
    readParents(queries, studentId),
    readSupport(queries, { studentId }),
  ])
  return {
    code: code && shownCode({ ...code, publicUrl }),
    parents: parents.map(({ parentId, fullName, linkedAt }) => ({
      parentId,
      fullName,
      linkedAt: linkedAt.toISOString(),
    })),
    senMode: shown(support?.senMode),
    goals: shown(support?.goals),
  }
}

const shown = (by: SetBy | null | undefined) => (by ? { fullName: by.fullName, at: by.at.toISOString() } : null)
