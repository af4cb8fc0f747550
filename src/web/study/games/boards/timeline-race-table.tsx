import { ArrowDown, Check, X } from 'lucide-react'
import type { ChoiceState } from '#domain/games/reducers/choice-game.ts'
import { type TimelineCard, type TimelineRound, timelineRace } from '#domain/games/reducers/timeline-race.ts'
import { classes } from '../../../ui/classes.ts'
import { sayChoice } from '../choice-buttons.tsx'
import { GameTable } from '../game-table.tsx'
import type { Board, BoardProps, TableProps } from '../table-props.ts'

const board: Board<TimelineRound, ChoiceState<TimelineRound>> = {
  Prompt: ({ round }) => (
    <>
      <span className="block text-base font-normal text-ink-soft">
        {round.card.when === '' ? round.title : 'Earlier is higher up'}. Where does this go?
      </span>
      <span className="mt-2 block rounded-md bg-subject px-4 py-3 text-on-subject">{round.card.what}</span>
    </>
  ),
  Options: Line,
  say: sayChoice,
  answer: ({ card, line, right }) =>
    card.when === '' ? placeWords(line, right[0] ?? 0) : `${card.when}: ${card.what}`,
}

export default function TimelineRaceTable(props: TableProps) {
  return <GameTable {...props} rules={timelineRace} board={board} />
}

function Line({ state, round, asking, act }: BoardProps<TimelineRound, ChoiceState<TimelineRound>>) {
  const { line, card, right } = round
  return (
    <ol className="relative grid gap-2 border-l-4 border-subject-line pl-4">
      {Array.from({ length: round.count }, (_, slot) => {
        const before = line[slot]
        const isRight = !asking && slot === right[0]
        const isWrong = state.struck.includes(slot)
        return (
          <li key={before ? before.what : 'end'} className="grid gap-2">
            {isRight ? (
              <CardOnLine card={card} placed />
            ) : (
              <button
                type="button"
                data-option
                aria-label={`${placeWords(line, slot)}${isWrong ? '. Not here' : ''}`}
                aria-disabled={!asking || isWrong || undefined}
                onClick={() => act({ type: 'choose', option: slot })}
                className={classes(
                  'touch flex items-center gap-2 rounded-md border-2 border-dashed px-3 py-1.5 text-left text-small',
                  isWrong ? 'border-bad-edge bg-bad-wash' : 'border-line-strong text-ink-soft',
                  asking && !isWrong && 'hover:border-subject hover:bg-subject-wash hover:text-ink',
                )}
              >
                {isWrong ? (
                  <X aria-hidden className="size-4 text-bad" />
                ) : (
                  <ArrowDown aria-hidden className="size-4 -rotate-90" />
                )}
                <span className="tabular font-bold">{slot + 1}</span> {isWrong ? 'Not here' : 'Put it here'}
              </button>
            )}
            {before && <CardOnLine card={before} />}
          </li>
        )
      })}
    </ol>
  )
}

function CardOnLine({ card: { when, what }, placed = false }: { card: TimelineCard; placed?: boolean }) {
  return (
    <p
      className={classes(
        'flex flex-wrap items-center gap-x-3 rounded-md border px-3 py-2',
        placed ? 'border-2 border-good-edge bg-good-wash' : 'border-subject-line bg-subject-wash',
      )}
    >
      {placed && <Check aria-hidden className="size-5 text-good" />}
      {when && <strong className="tabular text-subject-ink">{when}</strong>}
      <span>{what}</span>
    </p>
  )
}

const name = (card: TimelineCard | undefined) => [card?.when, card?.what].filter(Boolean).join(', ')

function placeWords(line: readonly TimelineCard[], slot: number): string {
  if (slot === 0) return `Before ${name(line[0])}`
  if (slot === line.length) return `After ${name(line.at(-1))}`
  return `Between ${name(line[slot - 1])} and ${name(line[slot])}`
}
