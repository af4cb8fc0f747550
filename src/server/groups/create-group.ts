import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { createGroupEndpoint } from '#contract/group-membership.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { groupNames } from '#domain/groups/ready-made-names.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { accountOf } from './find-group.ts'
import { subjectTitles } from './group-card.ts'
import type { GroupLimits } from './group-limits.ts'
import { readSeeker, writeGroup } from './group-list-store.ts'
import { readGroup } from './group-store.ts'
import { lockMemberships, writeMembers } from './members/membership-store.ts'
import { checkGroupWords } from './messages/check-group-words.ts'

/**
 * Makes a group at the pupil's school, which they lead. Sent again with the same id it is made once.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; no-school; unsuitable-words; limit-reached;
 * bad-input for a subject that the curriculum has not, and for somebody else's id.
 */
export async function createGroup(options: {
  person: Person
  body: ParsedOf<typeof createGroupEndpoint>['body']
  database: Database
  curriculum: Pick<CurriculumStore, 'levels'>
  limits: GroupLimits
  now: Date
}): Promise<{ id: string }> {
  const { person, body, database, curriculum, limits, now } = options
  const studentId = accountOf(person)
  if (!may(person, 'find groups')) throw new AppError('not-allowed')
  await limits.changes.take(studentId)
  const { id, name, subject, description, maxMembers } = body
  const before = await readGroup(database, { groupId: id, personId: studentId })
  if (before?.askerRole === 'leader') return { id }
  if (before) throw new AppError('bad-input')
  if (!subjectTitles(curriculum).has(subject)) throw unknownSubject()
  const seeker = await readSeeker(database, studentId)
  const schoolId = seeker?.schoolId
  if (!schoolId) throw new AppError('no-school')
  await checkGroupWords({
    words: [
      { field: 'name', text: name, presets: groupNames },
      { field: 'description', text: description, presets: [] },
    ],
    ageBand: seeker.ageBand,
    id,
    writerId: studentId,
    queries: database,
    limits,
    now,
  })
  await database.transaction(async (transaction) => {
    if ((await lockMemberships(transaction, studentId)) >= groupLimits.memberships)
      throw new AppError('limit-reached', {
        message: `You are in ${groupLimits.memberships} groups already. Leave one first.`,
      })
    // Sent twice at once: the second waits at the lock, and finds it made.
    if (!(await writeGroup(transaction, { id, schoolId, name, subject, description, maxMembers, now }))) return
    await writeMembers(transaction, { groupId: id, members: [{ studentId, role: 'leader', joinedAt: now }], now })
  })
  return { id }
}

export const unknownSubject = () =>
  new AppError('bad-input', {
    message: 'Choose one of the subjects.',
    fields: { subject: 'Choose one of the subjects.' },
  })
