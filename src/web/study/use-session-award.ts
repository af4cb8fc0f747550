import { useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import type { Answers } from '../session/answers/use-answers.ts'

/** The answers to the last cards may still be on their way when the session is finished: it is asked again. */
const ASK_AGAIN_MS = [400, 1500, 4000]
/** Fewer cards than this make no session (the contract's least). */
const LEAST_CARDS = 5

/** Reports a finished session of cards, once, for the server to award; gives the XP that it granted, which the totals count, too. */
export function useSessionAward(
  cards: readonly { id: string }[],
  { keeper, hear }: Pick<Answers, 'keeper' | 'hear'>,
): number {
  const pupil = keeper === 'account'
  const [xp, setXp] = useState(0)
  useEffect(() => {
    if (!pupil || cards.length < LEAST_CARDS) return
    const body = { id: clientId(), itemIds: cards.map(({ id }) => id) }
    let timer: ReturnType<typeof setTimeout>
    const ask = (tries: number, away = false) => {
      const wait = ASK_AGAIN_MS[tries]
      if (wait === undefined)
        return away ? void import('../offline/keep-session.ts').then((late) => late.keepSession(body)) : undefined
      timer = setTimeout(() => {
        api('POST /api/study-sessions', { body }).then(
          (reply) => {
            if (reply.xp === 0) return ask(tries + 1)
            setXp(reply.xp)
            hear(reply)
          },
          () => ask(tries + 1, true),
        )
      }, wait)
    }
    ask(0)
    return () => clearTimeout(timer)
  }, [cards, pupil, hear])
  return xp
}
