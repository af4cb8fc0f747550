import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressSummary } from '#contract/study.ts'
import type { Answer } from '#domain/study/answer.ts'
import { clientId } from '../../api/client-id.ts'
import { useSession } from '../session.tsx'
import { AnswerOutbox, type OutboxState, type Reply } from './answer-outbox.ts'

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
}

/** Records answers as they are given: at once where there is a connection, later where there is none, once in any case. */
export function useAnswers(): Answers {
  const session = useSession()
  const [outboxState, setOutboxState] = useState<OutboxState>({ waiting: 0, status: 'idle' })
  const [earned, setEarned] = useState<Pick<Answers, 'xpEarned' | 'progress' | 'newBadges'>>({
    xpEarned: 0,
    progress: null,
    newBadges: [],
  })
  const outbox = useRef<AnswerOutbox | null>(null)
  const early = useRef<Answer[]>([])
  const person = session.state === 'away' ? session.known : session.profile
  const isPupil = person?.role === 'student'
  const keeper =
    session.state === 'loading' ? 'loading' : session.state === 'guest' ? 'device' : isPupil ? 'account' : 'nobody'
  const owner = isPupil ? person.id : null

  useEffect(() => {
    if (keeper === 'loading' || keeper === 'nobody') return
    const made = new AnswerOutbox({
      onState: setOutboxState,
      onReply: ({ results, progress, newBadges }) => {
        const xp = results.reduce((sum, result) => sum + (result.status === 'recorded' ? result.xp : 0), 0)
        setEarned((before) => ({
          xpEarned: before.xpEarned + xp,
          progress,
          newBadges: [...before.newBadges, ...newBadges],
        }))
      },
    })
    outbox.current = made
    void made.setOwner(owner).then(() => {
      for (const answer of early.current.splice(0)) made.add(answer)
    })
    const flush = () => void made.flush()
    addEventListener('online', flush)
    return () => {
      made.stop()
      outbox.current = null
      removeEventListener('online', flush)
    }
  }, [keeper, owner])

  const give = useCallback((given: GivenAnswer) => {
    const answer: Answer = { ...given, id: clientId(), answeredAt: new Date().toISOString() }
    if (outbox.current) outbox.current.add(answer)
    else early.current.push(answer)
  }, [])

  return { give, keeper, outbox: outboxState, ...earned }
}
