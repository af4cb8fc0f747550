import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { editGroupEndpoint } from '#contract/group-membership.ts'
import { groupNames } from '#domain/groups/ready-made-names.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { unknownSubject } from './create-group.ts'
import { findOwnGroup } from './find-group.ts'
import { subjectTitles } from './group-card.ts'
import type { GroupLimits } from './group-limits.ts'
import { updateGroup } from './group-list-store.ts'
import type { TellRoom } from './group-news.ts'
import { lockMembers } from './members/membership-store.ts'
import { checkGroupWords } from './messages/check-group-words.ts'

/**
 * Changes a group's own words or size.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but its leader; unsuitable-words; bad-input;
 * limit-reached when more are in it than would fit.
 */
export async function editGroup(options: {
  person: Person
  groupId: string
  changes: ParsedOf<typeof editGroupEndpoint>['body']
  database: Database
  curriculum: Pick<CurriculumStore, 'levels'>
  limits: GroupLimits
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, changes, database, curriculum, limits, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  await limits.changes.take(person.id)
  const { name, subject, description, maxMembers } = changes
  if (subject !== undefined && !subjectTitles(curriculum).has(subject)) throw unknownSubject()
  await checkGroupWords({
    // What stands there already may stay.
    words: [
      { field: 'name', text: name ?? '', presets: [...groupNames, group.name] },
      { field: 'description', text: description ?? '', presets: [group.description] },
    ],
    ageBand: group.askersAgeBand,
    id: groupId,
    writerId: person.id,
    queries: database,
    limits,
    now,
  })
  await database.transaction(async (transaction) => {
    const locked = await lockMembers(transaction, groupId)
    if (!locked) throw new AppError('not-found')
    const members = locked.group.members.length
    if (maxMembers !== undefined && maxMembers < members)
      throw new AppError('limit-reached', { message: `${members} people are in the group already.` })
    await updateGroup(transaction, { id: groupId, ...changes })
  })
  tellRoom(groupId, 'group')
  return { id: groupId }
}
