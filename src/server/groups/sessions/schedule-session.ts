import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { scheduleSessionEndpoint } from '#contract/group-sessions.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { sessionTopics } from '#domain/groups/ready-made-names.ts'
import { lengthWords, momentWords } from '#domain/groups/session-words.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import type { GroupLimits } from '../group-limits.ts'
import type { TellRoom } from '../group-news.ts'
import { lockGroup } from '../group-store.ts'
import { tellMembers } from '../members/tell-members.ts'
import { checkGroupWords } from '../messages/check-group-words.ts'
import { readSession, writeReply, writeSession } from './session-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sets when a group meets, or moves it; the members are told. The leader comes unless they say otherwise.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but its leader; bad-input for a time that is past or
 * more than a year off; unsuitable-words; limit-reached.
 */
export async function scheduleSession(options: {
  person: Person
  groupId: string
  sessionId: string
  body: ParsedOf<typeof scheduleSessionEndpoint>['body']
  database: Database
  limits: GroupLimits
  tellRoom: TellRoom
  now: Date
}): Promise<AnswerOf<typeof scheduleSessionEndpoint>> {
  const { person, groupId, sessionId, body, database, limits, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  const readerId = person.id
  await limits.changes.take(readerId)
  const { minutes, topic } = body
  const startsAt = new Date(body.startsAt)
  const ahead = startsAt.getTime() - now.getTime()
  if (ahead <= 0) throw wrongTime('That time is past. Choose one that is still to come.')
  if (ahead > groupLimits.sessionDaysAhead * DAY_MS) throw wrongTime('Choose a time within a year from now.')
  const before = await readSession(database, { groupId, id: sessionId, readerId })
  await checkGroupWords({
    words: [{ field: 'topic', text: topic, presets: before ? [...sessionTopics, before.topic] : sessionTopics }],
    ageBand: group.askersAgeBand,
    id: sessionId,
    writerId: readerId,
    queries: database,
    limits,
    now,
  })
  await database.transaction(async (transaction) => {
    if (!(await lockGroup(transaction, groupId))) throw new AppError('not-found')
    const most = groupLimits.sessionsAhead
    const written = await writeSession(transaction, { groupId, id: sessionId, startsAt, minutes, topic, most, now })
    if (written === false)
      throw new AppError('limit-reached', { message: `A group plans at most ${most} sessions ahead.` })
    const same = written && written.startsAt.getTime() === startsAt.getTime() && written.minutes === minutes
    if (same) return
    if (!written) await writeReply(transaction, { sessionId, studentId: readerId, comes: true, now })
    const when = `${momentWords(startsAt, 'Europe/London')}, for ${lengthWords(minutes)}`
    await tellMembers({
      transaction,
      groupId,
      exceptId: readerId,
      notice: {
        cause: `session:${sessionId}:${startsAt.toISOString()}:${minutes}`,
        title: written ? `${group.name} meets at another time` : `${group.name} has a new session`,
        body: [when, topic].filter(Boolean).join('\n'),
      },
      now,
    })
  })
  tellRoom(groupId, 'group')
  const session = await readSession(database, { groupId, id: sessionId, readerId })
  if (!session) throw new AppError('not-found')
  return { session }
}

const wrongTime = (message: string) => new AppError('bad-input', { message, fields: { startsAt: message } })
