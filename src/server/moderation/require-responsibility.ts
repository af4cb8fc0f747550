import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readTaughtAmong } from '../people/taught-class-store.ts'
import { moderatesSchool } from './moderation-scope.ts'
import { requireModerator } from './require-moderator.ts'

/**
 * Makes sure that somebody looks after what was said in a group, or after a pupil in it.
 * @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins; not-found for what is not theirs, so that
 * ids tell nothing.
 */
export async function requireResponsibility(options: {
  person: Person
  groupId: string
  /** The message in question, or else the pupil. */
  sequence?: number
  studentId?: string
  queries: Queries
}): Promise<{ moderatorId: string; groupName: string; authorId: string | null }> {
  const { person, groupId, sequence, studentId, queries } = options
  const moderatorId = requireModerator(person)
  const [facts] = await queries.query<{
    name: string
    moderatesSchool: boolean
    authorId: string | null
    found: boolean
  }>(
    `select g.name, ${moderatesSchool('g.school_id', '$2')} as "moderatesSchool",
       coalesce(m.author_id, k.student_id) as "authorId", m.sequence is not null or k.student_id is not null as found
     from study_groups g
       left join group_messages m on m.group_id = g.id and m.sequence = $3 and m.removes is null
       left join study_group_members k on k.group_id = g.id and k.student_id = $4
     where g.id = $1`,
    [groupId, moderatorId, sequence ?? null, studentId ?? null],
  )
  if (!facts?.found) throw new AppError('not-found')
  const { name: groupName, moderatesSchool: whole, authorId } = facts
  const studentIds = authorId ? [authorId] : []
  const taught = await readTaughtAmong(queries, { teacherId: moderatorId, studentIds })
  const care = { moderatesSchool: whole, teachesPupil: authorId !== null && taught.has(authorId) }
  if (!may(person, 'moderate group chat', care)) throw new AppError('not-found')
  return { moderatorId, groupName, authorId }
}
