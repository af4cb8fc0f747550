import { Delete, Lightbulb } from 'lucide-react'
import { spelt, type WordRound, type WordState, wordBuilder } from '#domain/games/reducers/word-builder.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { GameTable } from '../game-table.tsx'
import type { Board, BoardProps, TableProps } from '../table-props.ts'

type Props = BoardProps<WordRound, WordState>

const board: Board<WordRound, WordState> = {
  Prompt: ({ round }) => (
    <>
      {round.clue}
      <span className="mt-1 block text-base font-normal text-ink-soft">{round.word.length} letters</span>
    </>
  ),
  Options,
  say,
  press,
  answer: ({ word }) => <strong>{word}</strong>,
}

export default function WordBuilderTable(props: TableProps) {
  return <GameTable {...props} rules={wordBuilder} board={board} />
}

function say(before: WordState, after: WordState): string {
  const round = after.rounds[after.run.round]
  if (!round || after.run.phase !== 'asking') return ''
  const letters = [...spelt(after.placed, round)].join(' ')
  if (after.helped > before.helped)
    return `${after.placed.length > before.placed.length ? 'A hint.' : 'Not yet: these letters are right so far.'} ${letters || 'None'}`
  return letters || 'No letters'
}

/** Letters may be typed; Backspace takes one back. */
function press(key: string, { state, round, act }: Props): boolean {
  if (key === 'Backspace') {
    act({ type: 'take-back' })
    return true
  }
  const tile = round.tiles.findIndex((letter, index) => letter === key.toLowerCase() && !state.placed.includes(index))
  if (tile < 0) return false
  act({ type: 'place', tile })
  return true
}

function Options({ state, round, asking, act }: Props) {
  const { placed, run } = state
  const word = asking ? spelt(placed, round) : round.word
  return (
    <>
      <p
        role="img"
        aria-label={`Your word so far: ${[...word].join(' ') || 'nothing yet'}`}
        className="flex flex-wrap gap-1.5"
      >
        {[...round.word].map((letter, index) => (
          <span
            // The word's letters have no other names than their places.
            key={`${index + 1} ${letter}`}
            className={classes(
              'grid size-10 place-items-center rounded-sm border-2 text-h3 font-bold sm:size-12',
              word[index] === undefined ? 'border-dashed border-line-strong' : 'border-subject-edge bg-subject-wash',
              !asking && !run.missed.includes(run.round) && 'border-good-edge bg-good-wash',
            )}
          >
            {word[index]}
          </span>
        ))}
      </p>
      <ul aria-label="Letters" className="mt-5 flex flex-wrap gap-2">
        {round.tiles.map((letter, tile) => {
          const used = placed.includes(tile)
          return (
            <li key={`${tile + 1} ${letter}`}>
              <button
                type="button"
                data-option
                aria-label={used ? `${letter}, used` : letter}
                aria-disabled={!asking || used || undefined}
                onClick={() => act({ type: 'place', tile })}
                className={classes(
                  'touch grid size-12 place-items-center rounded-md border-2 text-h3 font-bold sm:size-14',
                  used
                    ? 'border-dashed border-line-strong text-ink-soft'
                    : 'border-subject bg-subject text-on-subject shadow-card',
                  asking && !used && 'hover:border-ink',
                )}
              >
                {used ? '·' : letter}
              </button>
            </li>
          )
        })}
      </ul>
      {asking && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => act({ type: 'take-back' })} disabled={placed.length === 0}>
            <Delete aria-hidden className="size-5" /> Take one back
          </Button>
          <Button look="quiet" onClick={() => act({ type: 'hint' })}>
            <Lightbulb aria-hidden className="size-5" /> Show the next letter
          </Button>
        </div>
      )}
    </>
  )
}
