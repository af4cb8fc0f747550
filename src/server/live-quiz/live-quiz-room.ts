import { AppError } from '#contract/errors.ts'
import { type LiveQuizView, liveQuizRoom } from '#contract/live-quiz.ts'
import { may } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { LiveRooms } from '../live/live.ts'
import type { RoomKind, SignedIn } from '../live/room-kind.ts'
import { answerLiveQuiz } from './answer-live-quiz.ts'
import { countAnswered, readLiveQuiz, readResponses } from './live-quiz-store.ts'
import { stepLiveQuiz } from './step-live-quiz.ts'
import { viewLiveQuiz } from './view-live-quiz.ts'

/** The room of a live quiz: its class or group, and who runs it. */
export function liveQuizRoomKind(options: {
  database: Database
  curriculum: Pick<CurriculumStore, 'topicOutline'>
  live: Pick<LiveRooms, 'publish'>
  now: () => Date
}): RoomKind<typeof liveQuizRoom> {
  const { database, curriculum, live, now } = options

  async function viewFor(person: SignedIn, id: string): Promise<LiveQuizView> {
    const found = await readLiveQuiz(database, { id, personId: person.id })
    if (!found) throw new AppError('not-found')
    const responses = await readResponses(database, id, found.quiz.at)
    const topic = found.quiz.topicId === null ? null : (curriculum.topicOutline(found.quiz.topicId) ?? null)
    return viewLiveQuiz({ person, ...found, topic, responses })
  }

  /** The room of its session shows which live quiz is on. */
  async function tellSession(person: SignedIn, id: string): Promise<void> {
    const found = await readLiveQuiz(database, { id, personId: person.id })
    if (found?.quiz.phase === 'ended' && found.sessionId !== null)
      await live.publish(`session:${found.sessionId}`, { about: 'topic' })
  }

  return {
    contract: liveQuizRoom,
    async mayEnter({ person, roomId: id }) {
      const found = await readLiveQuiz(database, { id, personId: person.id })
      return found !== null && may(person, 'enter live quiz', found.place)
    },
    enter: async ({ person, roomId }) => ({ state: { view: await viewFor(person, roomId) }, seq: 0 }),
    async act({ person, roomId: id, act }) {
      if (act.type === 'step') await stepLiveQuiz({ person, id, step: act, database, now: now() })
      else await answerLiveQuiz({ person, id, at: act.at, response: act.response, database, now: now() })
      await live.publish(`quiz:${id}`, { about: act.type })
      if (act.type === 'step') await tellSession(person, id)
      return null
    },
    async hear({ roomId: id, notice: { about }, inside }) {
      const [first] = inside
      if (about === 'answer' && first) {
        // How many have answered is all that others learn of an answer.
        const found = await readLiveQuiz(database, { id, personId: first.id })
        if (!found) return { told: [], seq: 0 }
        const { at } = found.quiz
        return { told: [{ event: { type: 'answered', at, answered: await countAnswered(database, id, at) } }], seq: 0 }
      }
      if (about !== 'step' && about !== 'gap') return { told: [], seq: 0 }
      const views = await Promise.all(
        inside.map(async (person) => ({
          event: { type: 'view' as const, view: await viewFor(person, id) },
          to: [person.id],
        })),
      )
      return { told: views, seq: 0 }
    },
  }
}
