import { useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'

/** The answers to the last cards may still be on their way when the session is finished: it is asked again. */
const ASK_AGAIN_MS = [400, 1500, 4000]
/** Fewer cards than this make no session (the contract's least). */
const LEAST_CARDS = 5

/** Said when every card has had its turn; a pupil's session is reported so that the server can award it. */
export function DeckFinished(props: {
  cards: readonly { id: string }[]
  pupil: boolean
  known: number
  answered: number
}) {
  const { cards, pupil, known, answered } = props
  const [xp, setXp] = useState(0)
  useEffect(() => {
    if (!pupil || cards.length < LEAST_CARDS) return
    const body = { id: clientId(), itemIds: cards.map(({ id }) => id) }
    let timer: ReturnType<typeof setTimeout>
    const ask = (tries: number) => {
      const wait = ASK_AGAIN_MS[tries]
      if (wait === undefined) return
      timer = setTimeout(() => {
        api('POST /api/study-sessions', { body }).then(
          (reply) => (reply.xp > 0 ? setXp(reply.xp) : ask(tries + 1)),
          () => ask(tries + 1),
        )
      }, wait)
    }
    ask(0)
    return () => clearTimeout(timer)
  }, [cards, pupil])
  return (
    <p role="status" className="mt-4 rounded-md border border-good-edge bg-good-wash p-4">
      <strong>You have been through all {cards.length} cards.</strong> You knew {known} of {answered}.{' '}
      {xp > 0 && <strong className="text-good">+{xp} XP for the session.</strong>} Carry on for another round, or come
      back when cards are due.
    </p>
  )
}
