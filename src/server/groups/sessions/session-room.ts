import { type SessionTopic, sessionRoom } from '#contract/session-room.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { sessionDoor } from '#domain/groups/session-door.ts'
import { may } from '#domain/permissions.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Database } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { RoomKind } from '../../live/room-kind.ts'
import { readGroup } from '../group-store.ts'
import { chooseSessionTopic } from './choose-session-topic.ts'
import { readSessionPlace, readSessionQuiz, readSessionTopic } from './session-topic-store.ts'

/** The room of a group's session: its group's members, while it is on. */
export function sessionRoomKind(options: {
  database: Database
  curriculum: Pick<CurriculumStore, 'topicOutline'>
  live: Pick<LiveRooms, 'publish'>
  now: () => Date
}): RoomKind<typeof sessionRoom> {
  const { database, curriculum, live, now } = options

  async function topicOf(sessionId: string): Promise<SessionTopic | null> {
    const id = await readSessionTopic(database, sessionId)
    const topic = id === null ? undefined : curriculum.topicOutline(id)
    // A topic that the curriculum has no more is as if none had been chosen.
    if (!topic) return null
    const { level, subject, slug, title, references } = topic
    return { id: topic.id, level, subject, slug, title, board: boardIds.find((board) => references[board]) ?? null }
  }

  return {
    contract: sessionRoom,
    async mayEnter({ person, roomId: sessionId }) {
      const place = await readSessionPlace(database, sessionId)
      if (!place || sessionDoor(place, now()) !== 'open') return false
      const group = await readGroup(database, { groupId: place.groupId, personId: person.id })
      return group !== null && may(person, 'enter group room', group)
    },
    enter: async ({ roomId: sessionId }) => ({
      state: { topic: await topicOf(sessionId), liveQuiz: await readSessionQuiz(database, sessionId) },
      seq: 0,
    }),
    async act({ person, roomId: sessionId, act: { topicId } }) {
      await chooseSessionTopic({ person, sessionId, topicId, queries: database, curriculum, now: now() })
      await live.publish(`session:${sessionId}`, { about: 'topic' })
      return null
    },
    async hear({ roomId: sessionId, notice: { about } }) {
      if (about !== 'topic' && about !== 'gap') return { told: [], seq: 0 }
      return {
        told: [
          {
            event: {
              type: 'topic',
              topic: await topicOf(sessionId),
              liveQuiz: await readSessionQuiz(database, sessionId),
            },
          },
        ],
        seq: 0,
      }
    },
  }
}
