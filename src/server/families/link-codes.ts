import { AppError } from '#contract/errors.ts'
import type { LinkCode } from '#contract/families.ts'
import { shownJoinCode } from '#domain/classes/join-code.ts'
import { LINK_CODE_MINUTES, MOST_PARENTS } from '#domain/families/family-limits.ts'
import type { Person } from '#domain/permissions.ts'
import { makeJoinCode } from '../classes/joining/make-join-code.ts'
import type { Queries } from '../database/database.ts'
import type { RateLimit } from '../http/limits/rate-limit.ts'
import { deleteCode, readParentIds, writeCode } from './family-store.ts'
import { requirePupil } from './require-child.ts'

/** As the pupil sees it; the address opens the parent's dashboard with the code filled in. */
export function shownCode({
  code,
  expiresAt,
  publicUrl,
}: {
  code: string
  expiresAt: Date
  publicUrl: string
}): LinkCode {
  return {
    code: shownJoinCode(code),
    expiresAt: expiresAt.toISOString(),
    url: `${publicUrl}/dashboard/parent?code=${code}`,
  }
}

/** @throws {AppError} not-signed-in; not-allowed; limit-reached when enough parents are linked; too-many-requests. */
export async function makeLinkCode(options: {
  person: Person
  queries: Queries
  /** By pupil. */
  codes: RateLimit
  publicUrl: string
  now: Date
}): Promise<LinkCode> {
  const { person, queries, codes, publicUrl, now } = options
  const { studentId } = requirePupil(person)
  await codes.take(studentId)
  if ((await readParentIds(queries, studentId)).length >= MOST_PARENTS)
    throw new AppError('limit-reached', {
      message: `${MOST_PARENTS} people are linked already. End one of the links first.`,
    })
  const expiresAt = new Date(now.getTime() + LINK_CODE_MINUTES * 60_000)
  const code = makeJoinCode()
  await writeCode(queries, { studentId, code, expiresAt })
  return shownCode({ code, expiresAt, publicUrl })
}

export async function withdrawLinkCode({ person, queries }: { person: Person; queries: Queries }) {
  await deleteCode(queries, requirePupil(person).studentId)
  return {}
}
