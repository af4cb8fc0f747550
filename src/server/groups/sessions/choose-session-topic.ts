import { AppError } from '#contract/errors.ts'
import { may } from '#domain/permissions.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import type { SignedIn } from '../../live/room-kind.ts'
import { findOwnGroup } from '../find-group.ts'
import { readSessionPlace, writeSessionTopic } from './session-topic-store.ts'

/**
 * Says what a session revises together; null: nothing in particular.
 * @throws {AppError} not-found for a session of another group, and for a topic that is not in the curriculum; not-allowed for
 * anyone but the group's leader.
 */
export async function chooseSessionTopic(options: {
  person: SignedIn
  sessionId: string
  topicId: string | null
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topicOutline'>
  now: Date
}): Promise<void> {
  const { person, sessionId, topicId, queries, curriculum, now } = options
  const place = await readSessionPlace(queries, sessionId)
  if (!place) throw new AppError('not-found')
  const group = await findOwnGroup({ person, groupId: place.groupId, queries })
  if (!may(person, 'lead group', group))
    throw new AppError('not-allowed', { message: 'The group’s leader chooses what to revise.' })
  if (topicId !== null && !curriculum.topicOutline(topicId)) throw new AppError('not-found')
  await writeSessionTopic(queries, { sessionId, topicId, now })
}
