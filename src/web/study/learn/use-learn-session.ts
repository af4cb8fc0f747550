import { useCallback, useEffect, useState } from 'react'
import type { LearnScope, LearnSession } from '#contract/learn.ts'
import type { LearnMinutes } from '#domain/learn/learn-minutes.ts'
import { type LearnEvent, learnReducer, startRun } from '#domain/learn/learn-run.ts'
import { dayIn } from '#domain/progress/day.ts'
import { api } from '../../api/browser-api.ts'
import { personOf, useSession } from '../../session/session.tsx'
import { type KeptSession, keptSession } from './kept-session.ts'
import { sessionAttempts } from './session-attempts.ts'

/** A guest's latest answers are enough to go by (the contract's most). */
const MOST_GUEST_ANSWERS = 300

export interface Learning {
  /** Null before one is begun; undefined until the device has been asked. */
  kept: KeptSession | null | undefined
  /** Whether the server is being asked for a session, or could not be. */
  planning: 'idle' | 'busy' | 'failed'
  /** The last plan held nothing: everything is fresh, or nothing was begun. */
  nothing: Pick<LearnSession, 'begun'> | null
  plan(minutes: LearnMinutes): Promise<void>
  act(...events: LearnEvent[]): void
  /** These steps once more, as a session of their own. */
  again(steps: readonly number[]): void
  leave(): void
}

const allOf = ({ steps }: LearnSession) => steps.map((_, place) => place)

/** The learning session on this device: the server plans it, and the device saves it after each answer. */
export function useLearnSession({ scope, from }: { scope: LearnScope | undefined; from: string }): Learning {
  const session = useSession()
  const owner = personOf(session)?.id ?? null
  const ready = session.state !== 'loading'
  const [kept, setKept] = useState<KeptSession | null>()
  const [planning, setPlanning] = useState<Learning['planning']>('idle')
  const [nothing, setNothing] = useState<Learning['nothing']>(null)

  useEffect(() => {
    if (!ready) return
    const stored = keptSession.read()
    // A finished session is over: a pupil who comes back wants a new one.
    const own = stored?.owner === owner ? stored : null
    const open = own && own.run.queue.length > 0
    if (own && !open) keptSession.forget()
    setKept(open ? own : null)
  }, [ready, owner])

  const change = useCallback((next: KeptSession) => {
    setKept(next)
    keptSession.keep(next)
  }, [])

  async function plan(minutes: LearnMinutes): Promise<void> {
    setPlanning('busy')
    setNothing(null)
    try {
      const answers =
        session.state === 'guest'
          ? (await (await import('../../session/answers/kept-guest-answers.ts')).keptGuestAnswers()).slice(
              -MOST_GUEST_ANSWERS,
            )
          : []
      const planned = await api('POST /api/learn', { body: { minutes, scope, answers } })
      setPlanning('idle')
      if (planned.steps.length === 0) return setNothing(planned)
      change({
        owner,
        from,
        session: planned,
        today: dayIn('Europe/London', new Date()),
        run: startRun(allOf(planned)),
        attempts: sessionAttempts(planned),
      })
    } catch {
      setPlanning('failed')
    }
  }

  return {
    kept,
    planning,
    nothing,
    plan,
    act: (...events) => kept && change({ ...kept, run: events.reduce(learnReducer, kept.run) }),
    // What is done again is no quiz: its questions were answered.
    again: (steps) => kept && change({ ...kept, run: startRun(steps), attempts: [] }),
    leave() {
      setKept(null)
      keptSession.forget()
    },
  }
}
