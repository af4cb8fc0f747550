import type { Database, Queries } from '../database/database.ts'
import { writeGroup } from '../groups/group-list-store.ts'
import { lockMembers, writeMembers } from '../groups/members/membership-store.ts'
import { takeSequence, writeMessage } from '../groups/messages/group-message-store.ts'
import { writeReply, writeSession } from '../groups/sessions/session-store.ts'
import { demoPupil, demoSchool } from './demo-people.ts'
import { demoUuid } from './demo-uuid.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Who says what, minutes after the first, by their place among the members; a phrase where there are no words. */
const said = [
  { by: 0, after: 0, phraseId: 'hello' },
  { by: 1, after: 2, text: 'Has anyone finished the notes on enzymes yet?' },
  { by: 2, after: 3, text: 'Yes, the bit about temperature and pH is the one that comes up every time.' },
  { by: 1, after: 6, phraseId: 'stuck' },
  {
    by: 0,
    after: 8,
    text: 'The active site changes shape when it gets too hot, so the substrate no longer fits. That is denaturing.',
  },
  { by: 1, after: 9, phraseId: 'got-it' },
  { by: 2, after: 12, text: 'I put my flashcards for it in a set. Shall we go through them on Thursday?' },
  { by: 0, after: 13, phraseId: 'next-time' },
] as const

/**
 * The demo pupil's study group with some classmates, what they said lately and when they meet next; and another group that
 * the pupil can join. Done once; the next session is set anew when the last one is over.
 */
export async function writeDemoGroup(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const classmates = await transaction.query<{ id: string }>(
      `select id from profiles where demo and role = 'student' and school_id = $1 and id <> $2 order by id limit 5`,
      [demoSchool.id, demoPupil.id],
    )
    const [first, second, third, ...others] = classmates.map(({ id }) => id)
    if (!first || !second) return
    // Before anybody has said so themselves: without it the pupil would meet the question before the chat.
    await transaction.query(
      `update profiles set age_band = '13-or-over' where demo and role = 'student' and school_id = $1 and age_band is null`,
      [demoSchool.id],
    )
    const owls = { id: demoUuid('group/owls'), name: 'The Biology Owls', subject: 'biology', maxMembers: 6 }
    const description = 'Enzymes, cells and everything on paper 1. We meet once a week.'
    const members = [first, demoPupil.id, second]
    if (await make(transaction, { ...owls, description, members, now })) await talk(transaction, owls.id, members, now)
    await meet(transaction, { groupId: owls.id, comes: [first, second], now })
    const ninjas = { id: demoUuid('group/equations'), name: 'Equation Explorers', subject: 'maths', maxMembers: 8 }
    const leads = [third ?? second, ...others]
    await make(transaction, { ...ninjas, description: 'A quiz on equations every Sunday.', members: leads, now })
  })
}

async function make(
  transaction: Queries,
  group: {
    id: string
    name: string
    subject: string
    description: string
    maxMembers: number
    members: readonly string[]
    now: Date
  },
): Promise<boolean> {
  const { members, now, ...words } = group
  if (
    !(await writeGroup(transaction, { ...words, schoolId: demoSchool.id, now: new Date(now.getTime() - 9 * DAY_MS) }))
  )
    return false
  const joined = members.map((studentId, index) => ({
    studentId,
    role: index === 0 ? ('leader' as const) : ('member' as const),
    joinedAt: new Date(now.getTime() - (9 - index) * DAY_MS),
  }))
  await writeMembers(transaction, { groupId: group.id, members: joined, now })
  return true
}

async function talk(transaction: Queries, groupId: string, members: readonly string[], now: Date): Promise<void> {
  const start = now.getTime() - DAY_MS
  for (const [index, { by, after, ...words }] of said.entries())
    await writeMessage(transaction, {
      groupId,
      sequence: await takeSequence(transaction, groupId),
      id: demoUuid(`group/owls/${index}`),
      authorId: members[by] ?? demoPupil.id,
      text: 'text' in words ? words.text : null,
      phraseId: 'phraseId' in words ? words.phraseId : null,
      now: new Date(start + after * MINUTE_MS),
    })
}

/** A session in two days at half past four in London, unless one is still to come. */
async function meet(
  transaction: Queries,
  { groupId, comes, now }: { groupId: string; comes: readonly string[]; now: Date },
): Promise<void> {
  // Whoever has closed the group has no session in it.
  if (!(await lockMembers(transaction, groupId))) return
  const ahead = await transaction.query(
    `select id from group_sessions where group_id = $1 and starts_at + make_interval(mins => minutes) > $2 limit 1`,
    [groupId, now],
  )
  if (ahead.length > 0) return
  const [at] = await transaction.query<{ startsAt: Date }>(
    `select (date_trunc('day', $1::timestamptz at time zone 'Europe/London') + interval '2 days 16 hours 30 minutes')
       at time zone 'Europe/London' as "startsAt"`,
    [now],
  )
  if (!at) return
  const { startsAt } = at
  const id = demoUuid(`group/owls/session/${startsAt.toISOString()}`)
  const session = { groupId, id, startsAt, minutes: 45, topic: 'Enzymes: flashcards and a quiz', most: 10, now }
  if ((await writeSession(transaction, session)) === false) return
  for (const studentId of comes) await writeReply(transaction, { sessionId: id, studentId, comes: true, now })
}
