import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { type MemoryRound, type MemoryState, memoryMatch } from '#domain/games/reducers/memory-match.ts'
import { classes } from '../../../ui/classes.ts'
import { GameTable } from '../game-table.tsx'
import type { Board, BoardProps, TableProps } from '../table-props.ts'

/** Two cards that do not belong together can be read for so long in a race; calmly, until the next one is turned. */
const LOOK_MS = 1600
/** By the number of cards, so that no row has a hole in it. */
const columns: Record<number, string> = {
  4: 'sm:grid-cols-4',
  6: 'sm:grid-cols-3',
  8: 'sm:grid-cols-4',
  10: 'sm:grid-cols-5',
  12: 'sm:grid-cols-4',
}

const board: Board<MemoryRound, MemoryState> = {
  Prompt: ({ round }) => (
    <>
      Find the {round.cards.length / 2} pairs
      <span className="mt-1 block text-base font-normal text-ink-soft">
        Clear the board in {round.par} turns or fewer
      </span>
    </>
  ),
  Options: Cards,
  say,
  answer: () => 'what the cards above show.',
}

export default function MemoryMatchTable(props: TableProps) {
  return <GameTable {...props} rules={memoryMatch} board={board} />
}

function say(before: MemoryState, after: MemoryState): string {
  const cards = after.rounds[after.run.round]?.cards ?? []
  const text = (card: number | undefined) => cards[card ?? -1]?.text ?? ''
  if (after.found.length > before.found.length) {
    const [one, other] = after.found.slice(-2)
    return `A pair: ${text(one)}, ${text(other)}.`
  }
  if (after.open.length === 2) return `${text(after.open[1])}. These two do not belong together.`
  return after.open.length === 1 ? text(after.open[0]) : ''
}

function Cards({ state, round, asking, act }: BoardProps<MemoryRound, MemoryState>) {
  const { open, found, run, turns } = state
  const looking = asking && run.pace === 'race' && open.length === 2
  useEffect(() => {
    if (!looking) return
    const timer = setTimeout(() => act({ type: 'turn-back' }), LOOK_MS)
    return () => clearTimeout(timer)
  }, [looking, act])
  return (
    <>
      <ul className={classes('grid grid-cols-2 gap-2.5', columns[round.cards.length])}>
        {round.cards.map(({ text, pair }, card) => {
          const isFound = found.includes(card) || !asking
          const shown = isFound || open.includes(card)
          // Named by when the pair was found, so that what belongs together shows without colour.
          const letter = String.fromCodePoint(65 + (found.includes(card) ? found.indexOf(card) >> 1 : pair))
          return (
            <li key={text}>
              <button
                type="button"
                data-option
                aria-label={
                  shown ? `Card ${card + 1}: ${text}${isFound ? `, pair ${letter}` : ''}` : `Card ${card + 1}`
                }
                aria-disabled={!asking || shown || undefined}
                onClick={() => act({ type: 'flip', card })}
                className={classes(
                  'relative grid min-h-24 w-full place-items-center rounded-md border-2 p-2 text-center leading-tight wrap-anywhere sm:min-h-28',
                  !shown && 'border-subject bg-subject text-h2 font-bold text-on-subject hover:border-ink',
                  shown && !isFound && 'border-subject-edge bg-subject-wash',
                  isFound && 'border-good-edge bg-good-wash',
                )}
              >
                {shown ? text : card + 1}
                {isFound && (
                  <span
                    aria-hidden
                    className="absolute top-1 left-1.5 flex items-center text-small font-bold text-good"
                  >
                    <Check className="size-4" /> {letter}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="tabular mt-3 text-small text-ink-soft">
        {turns} of {round.par} turns
        {asking && open.length === 2 && run.pace === 'calm' && '. Turn another card to go on.'}
      </p>
    </>
  )
}
