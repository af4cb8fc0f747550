import type { Answers } from '../session/answers/use-answers.ts'
import { useSessionAward } from './use-session-award.ts'

/** Said when every card has had its turn; a pupil's session is reported so that the server can award it. */
export default function DeckFinished(props: {
  cards: readonly { id: string }[]
  answers: Pick<Answers, 'keeper' | 'hear'>
  known: number
  answered: number
}) {
  const { cards, answers, known, answered } = props
  const xp = useSessionAward(cards, answers)
  return (
    <p className="mt-4 rounded-md border border-good-edge bg-good-wash p-4">
      <strong>You have been through all {cards.length} cards.</strong> You knew {known} of {answered}.{' '}
      {xp > 0 && <strong className="text-good">+{xp} XP for the session.</strong>} Carry on for another round, or come
      back when cards are due.
    </p>
  )
}
