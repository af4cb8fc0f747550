import type { GroupMessage } from '#contract/groups.ts'
import { phraseText } from '#domain/groups/phrases.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import type { Queries } from '../../database/database.ts'

interface MessageRow {
  sequence: number
  id: string
  authorId: string | null
  authorName: string | null
  text: string | null
  phraseId: string | null
  removes: number | null
  removed: boolean
  sentAt: Date
}

const columns = `m.sequence, m.id, m.author_id as "authorId", p.full_name as "authorName", m.text, m.phrase_id as "phraseId",
  m.removes, m.removed_at is not null as removed, m.sent_at as "sentAt"`
const from = 'from group_messages m left join profiles p on p.id = m.author_id'

function toMessage({ authorId, authorName, removed, sentAt, ...row }: MessageRow): GroupMessage {
  const said = row.phraseId === null ? row.text : phraseText(row.phraseId)
  return {
    ...row,
    author: authorId === null || authorName === null ? null : { id: authorId, name: publicName(authorName) },
    text: removed ? null : said,
    phraseId: removed ? null : row.phraseId,
    removed,
    sentAt: sentAt.toISOString(),
  }
}

/** What follows an entry, in order. */
export async function readMessagesAfter(
  queries: Queries,
  { groupId, after, limit }: { groupId: string; after: number; limit: number },
): Promise<GroupMessage[]> {
  const rows = await queries.query<MessageRow>(
    `select ${columns} ${from} where m.group_id = $1 and m.sequence > $2 order by m.sequence limit $3`,
    [groupId, after, limit],
  )
  return rows.map(toMessage)
}

/** The last entries before one, in order. */
export async function readMessagesBefore(
  queries: Queries,
  { groupId, before, limit }: { groupId: string; before: number; limit: number },
): Promise<GroupMessage[]> {
  const rows = await queries.query<MessageRow>(
    `select ${columns} ${from} where m.group_id = $1 and m.sequence < $2 order by m.sequence desc limit $3`,
    [groupId, before, limit],
  )
  return rows.map(toMessage).toReversed()
}

export async function findMessage(
  queries: Queries,
  { groupId, id }: { groupId: string; id: string },
): Promise<GroupMessage | null> {
  const [row] = await queries.query<MessageRow>(`select ${columns} ${from} where m.group_id = $1 and m.id = $2`, [
    groupId,
    id,
  ])
  return row ? toMessage(row) : null
}

/** Takes a group's next number. Its row stays locked until the transaction ends, so numbers are seen in order and without a gap. */
export async function takeSequence(transaction: Queries, groupId: string): Promise<number> {
  const [row] = await transaction.query<{ sequence: number }>(
    'update study_groups set last_sequence = last_sequence + 1 where id = $1 returning last_sequence as sequence',
    [groupId],
  )
  if (!row) throw new Error('the group is gone')
  return row.sequence
}

export async function writeMessage(
  transaction: Queries,
  message: {
    groupId: string
    sequence: number
    id: string
    authorId: string
    text: string | null
    phraseId: string | null
    now: Date
  },
): Promise<void> {
  const { groupId, sequence, id, authorId, text, phraseId, now } = message
  await transaction.query(
    `insert into group_messages (group_id, sequence, id, author_id, text, phrase_id, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [groupId, sequence, id, authorId, text, phraseId, now],
  )
}

/** The entry that says that an earlier one is removed; it names nobody. */
export async function writeRemovalEntry(
  transaction: Queries,
  entry: { groupId: string; sequence: number; id: string; removes: number; now: Date },
): Promise<void> {
  const { groupId, sequence, id, removes, now } = entry
  await transaction.query(
    'insert into group_messages (group_id, sequence, id, removes, sent_at) values ($1, $2, $3, $4, $5)',
    [groupId, sequence, id, removes, now],
  )
}
