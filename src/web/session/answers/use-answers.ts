import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressSummary } from '#contract/study.ts'
import type { Answer } from '#domain/study/answer.ts'
import { clientId } from '../../api/client-id.ts'
import { tellNotKept } from '../../device/device-store.ts'
import { personOf, useSession } from '../session.tsx'
import type { AnswerOutbox, OutboxState, Reply } from './answer-outbox.ts'
import { countKeptAnswers, keepAnswer } from './kept-answers.ts'

type Given<A> = A extends Answer ? Omit<A, 'id' | 'answeredAt'> : never
/** An answer as a screen knows it; its id and time are added here. */
export type GivenAnswer = Given<Answer>

export interface Answers {
  give(answer: GivenAnswer): void
  /** Whose answers they are: kept on the device for a guest, recorded for a pupil, not kept for others. */
  keeper: 'loading' | 'device' | 'account' | 'nobody'
  outbox: OutboxState
  /** XP that the server has granted since the screen opened. */
  xpEarned: number
  progress: ProgressSummary | null
  newBadges: Reply['newBadges']
  /** Counts XP that something other than an answer earned, such as a finished deck. */
  hear(earned: { xp: number; progress: ProgressSummary }): void
}

/** What sends the answers is fetched with the first of them, or once the page has come to rest. */
const FETCH_AFTER_MS = 4000

/** Records answers as they are given: at once where there is a connection, later where there is none, once in any case. */
export function useAnswers(): Answers {
  const session = useSession()
  const [outboxState, setOutboxState] = useState<OutboxState>({ waiting: 0, status: 'idle' })
  const [earned, setEarned] = useState<Pick<Answers, 'xpEarned' | 'progress' | 'newBadges'>>({
    xpEarned: 0,
    progress: null,
    newBadges: [],
  })
  const add = useRef<((answer: Answer) => void) | null>(null)
  const early = useRef<Answer[]>([])
  const { state } = session
  const person = personOf(session)
  const owner = person?.role === 'student' ? person.id : null
  const keeper = state === 'loading' ? 'loading' : state === 'guest' ? 'device' : owner ? 'account' : 'nobody'

  useEffect(() => {
    if (keeper === 'loading' || keeper === 'nobody') return
    let outbox: Promise<AnswerOutbox | null> | undefined
    let left = false
    const load = (of: string) =>
      import('./answer-outbox.ts').then(
        async ({ AnswerOutbox }) => {
          const made = new AnswerOutbox({
            owner: of,
            onState: (now) => left || setOutboxState(now),
            onReply: ({ results, progress, newBadges }) => {
              const xp = results.reduce((sum, result) => sum + (result.status === 'recorded' ? result.xp : 0), 0)
              setEarned((before) => ({
                xpEarned: before.xpEarned + xp,
                progress,
                newBadges: [...before.newBadges, ...newBadges],
              }))
            },
          })
          await made.claimGuestAnswers()
          return made
        },
        () => {
          // A first visit lost its connection: the answers are kept.
          outbox = undefined
          setOutboxState({ waiting: countKeptAnswers(), status: 'held' })
          return null
        },
      )
    const flush = async () => {
      if (owner && !left) await (await (outbox ??= load(owner)))?.flush()
    }
    add.current = (answer) => {
      // What is sent at once need not be kept.
      if (!keepAnswer({ owner, answer }) && !(owner && navigator.onLine)) tellNotKept()
      void flush()
    }
    early.current.splice(0).forEach(add.current)
    if (countKeptAnswers() > 0) void flush()
    const timer = setTimeout(flush, FETCH_AFTER_MS)
    addEventListener('online', flush)
    return () => {
      left = true
      add.current = null
      clearTimeout(timer)
      removeEventListener('online', flush)
      void outbox?.then((made) => made?.stop())
    }
    // A session that begins anew, or a server that answers again, lets what waits go.
  }, [keeper, owner, state])

  const give = useCallback((given: GivenAnswer) => {
    const answer: Answer = { ...given, id: clientId(), answeredAt: new Date().toISOString() }
    if (add.current) add.current(answer)
    else early.current.push(answer)
  }, [])

  const hear = useCallback(
    ({ xp, progress }: { xp: number; progress: ProgressSummary }) =>
      setEarned((before) => ({ ...before, xpEarned: before.xpEarned + xp, progress })),
    [],
  )

  return { give, hear, keeper, outbox: outboxState, ...earned }
}
