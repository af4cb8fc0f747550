import { AppError } from '#contract/errors.ts'
import type { GroupMessage, NewGroupMessage, SentGroupMessage } from '#contract/groups.ts'
import { mayWritePhrases, mayWriteWords, type WritingMode, writingMode } from '#domain/groups/writing.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import type { GroupLimits } from '../group-limits.ts'
import type { TellRoom } from '../group-news.ts'
import { lockGroup } from '../group-store.ts'
import { findMessage, takeSequence, writeMessage } from './group-message-store.ts'
import { screenWords } from './screen-words.ts'

/**
 * Says something in a group and tells its room. Sent again with the same id it is said once, and answered as the first time.
 * Words that hurt or give a person away are refused; signs of distress go to the adult whose job it is, not to the group.
 * @throws {AppError} not-signed-in; not-found for a group that the person is not in; muted; chat-off; not-allowed for words
 * of their own where only phrases may be said; too-many-requests; bad-input when the id is somebody else's.
 */
export async function sendGroupMessage(options: {
  person: Person
  groupId: string
  message: NewGroupMessage
  database: Database
  limits: GroupLimits
  tellRoom: TellRoom
  now: Date
}): Promise<SentGroupMessage> {
  const { person, groupId, message, database, limits, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'write in group', group)) throw new AppError('not-allowed')
  const authorId = person.id
  const before = await findMessage(database, { groupId, id: message.id })
  if (before) return { kind: 'sent', message: ownMessage(before, authorId) }
  const text = 'text' in message ? message.text : null
  checkMode(writingMode({ ...group, ageBand: group.askersAgeBand }, now), text !== null)
  await limits.messages.take(authorId)
  if (text !== null) {
    const screened = await screenWords({ text, id: message.id, writerId: authorId, queries: database, limits, now })
    if (screened) return screened
  }
  const phraseId = 'phraseId' in message ? message.phraseId : null
  const { stored, isNew } = await database.transaction(async (transaction) => {
    if (!(await lockGroup(transaction, groupId))) throw new AppError('not-found')
    // Somebody who sends it twice at once waits at the lock: now the other one is there.
    const twin = await findMessage(transaction, { groupId, id: message.id })
    if (twin) return { stored: twin, isNew: false }
    const sequence = await takeSequence(transaction, groupId)
    await writeMessage(transaction, { groupId, sequence, id: message.id, authorId, text, phraseId, now })
    return { stored: await findMessage(transaction, { groupId, id: message.id }), isNew: true }
  })
  if (!stored) throw new AppError('internal')
  const said = ownMessage(stored, authorId)
  if (isNew) tellRoom(groupId, 'messages')
  return { kind: 'sent', message: said }
}

function checkMode(mode: WritingMode, words: boolean): void {
  if (mode === 'muted' || mode === 'chat-off') throw new AppError(mode)
  if (words ? mayWriteWords(mode) : mayWritePhrases(mode)) return
  throw new AppError('not-allowed', { message: 'You can say the phrases below. Words of your own are for over-13s.' })
}

function ownMessage(message: GroupMessage, authorId: string): GroupMessage {
  if (message.author?.id !== authorId) throw new AppError('bad-input')
  return message
}
