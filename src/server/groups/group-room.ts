import { groupRoom } from '#contract/group-room.ts'
import type { ActOf, EventOf, ResultOf } from '#contract/live.ts'
import { may } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import type { LiveRooms } from '../live/live.ts'
import type { RoomKind, SignedIn } from '../live/room-kind.ts'
import type { GroupLimits } from './group-limits.ts'
import { readGroup } from './group-store.ts'
import { readMessagesAfter, readMessagesBefore } from './messages/group-message-store.ts'
import { sendGroupMessage } from './messages/send-group-message.ts'
import { runStopwatch } from './sessions/run-stopwatch.ts'
import { readStopwatch, toldStopwatch } from './sessions/stopwatch-store.ts'

type Group = typeof groupRoom
type Event = EventOf<Group>

/** Entries that are told at once; who missed more gets the newest so many and asks for earlier ones. */
const MOST_AT_ONCE = 100
const NEWEST = 2_147_483_647

/** The room of a study group: its members, while they are. */
export function groupRoomKind(options: {
  database: Database
  limits: GroupLimits
  live: Pick<LiveRooms, 'publish'>
  now: () => Date
}): RoomKind<Group> {
  const { database, limits, live, now } = options

  async function act(person: SignedIn, groupId: string, actId: string, act: ActOf<Group>): Promise<ResultOf<Group>> {
    if (act.type === 'stopwatch') {
      await runStopwatch({ person, groupId, act: act.act, database })
      await live.publish(`group:${groupId}`, { about: 'stopwatch' })
      return null
    }
    const message = act.type === 'say' ? { id: actId, text: act.text } : { id: actId, phraseId: act.phraseId }
    const sent = await sendGroupMessage({ person, groupId, message, database, limits, tellRoom: () => {}, now: now() })
    // Also where it was said before: a server that stored it may have ended before it told anybody.
    if (sent.kind === 'sent') await live.publish(`group:${groupId}`, { about: 'messages' })
    return sent
  }

  async function stopwatch(groupId: string) {
    return toldStopwatch(await readStopwatch(database, groupId))
  }

  return {
    contract: groupRoom,
    async mayEnter({ person, roomId: groupId }) {
      const group = await readGroup(database, { groupId, personId: person.id })
      return group !== null && may(person, 'enter group room', group)
    },
    async enter({ roomId: groupId, after }) {
      const newest = await readMessagesBefore(database, { groupId, before: NEWEST, limit: MOST_AT_ONCE })
      const seq = newest.at(-1)?.sequence ?? 0
      const follows = after > 0 && (newest[0]?.sequence ?? 1) <= after + 1
      const messages = follows ? newest.filter(({ sequence }) => sequence > after) : newest
      return { state: { messages, follows, stopwatch: await stopwatch(groupId) }, seq }
    },
    act: ({ person, roomId, actId, act: what }) => act(person, roomId, actId, what),
    async hear({ roomId: groupId, notice: { about }, after }) {
      const events: Event[] = []
      let seq = after
      if (['messages', 'gap'].includes(about))
        for (let more = true; more; ) {
          const messages = await readMessagesAfter(database, { groupId, after: seq, limit: MOST_AT_ONCE })
          if (messages.length > 0) events.push({ type: 'messages', messages })
          seq = messages.at(-1)?.sequence ?? seq
          more = messages.length === MOST_AT_ONCE
        }
      if (['stopwatch', 'gap'].includes(about)) events.push({ type: 'stopwatch', stopwatch: await stopwatch(groupId) })
      if (['members', 'group', 'gap'].includes(about)) events.push({ type: 'changed' })
      return { told: events.map((event) => ({ event })), seq }
    },
  }
}
