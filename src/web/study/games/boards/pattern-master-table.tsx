import { ArrowRight } from 'lucide-react'
import type { ChoiceState } from '#domain/games/reducers/choice-game.ts'
import { hidesTitle, type PatternRound, patternMaster } from '#domain/games/reducers/pattern-master.ts'
import { ChoiceButtons, sayChoice } from '../choice-buttons.tsx'
import { GameTable } from '../game-table.tsx'
import type { Board, TableProps } from '../table-props.ts'

const board: Board<PatternRound, ChoiceState<PatternRound>> = {
  Prompt,
  Options: (board) => (
    <>
      {board.round.kind === 'order' && <Ordered {...board} />}
      <ChoiceButtons
        {...board}
        options={board.round.options.map((option) => ({ key: option, content: option }))}
        rightWords={(option) =>
          board.round.kind === 'order' ? `Step ${board.round.right.indexOf(option) + 1}` : 'Right'
        }
      />
    </>
  ),
  say: sayChoice,
  answer: rightSteps,
}

/** The steps that are in their place already. */
function Ordered({ round, state }: Parameters<(typeof board)['Options']>[0]) {
  if (state.taken.length === 0) return null
  return (
    <ol className="mb-4 list-decimal rounded-md border border-subject-line bg-subject-wash py-2 pr-3 pl-8 marker:font-bold">
      {state.taken.map((option) => (
        <li key={option}>{round.options[option]}</li>
      ))}
    </ol>
  )
}

export default function PatternMasterTable(props: TableProps) {
  return <GameTable {...props} rules={patternMaster} board={board} />
}

function Prompt({ round, asking }: { round: PatternRound; asking: boolean }) {
  const { kind, title, shown } = round
  if (kind === 'order')
    return (
      <>
        Put these in order, the first one first
        <span className="mt-1 block text-base font-normal text-ink-soft">{title}</span>
      </>
    )
  return (
    <>
      What comes next?
      {(!asking || !hidesTitle(round)) && (
        <span className="mt-1 block text-base font-normal text-ink-soft">{title}</span>
      )}
      <span className="tabular mt-3 flex flex-wrap items-center gap-2 text-base font-normal">
        {shown.map((step) => (
          <span key={step} className="flex items-center gap-2">
            <span className="rounded-md border border-subject-line bg-subject-wash px-3 py-1.5">{step}</span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-subject-ink" />
            <span className="sr-only">, then</span>
          </span>
        ))}
        <span className="rounded-md border-2 border-dashed border-subject-edge px-4 py-1.5 font-bold">?</span>
      </span>
    </>
  )
}

function rightSteps(round: PatternRound) {
  return (
    <>
      <ol className={round.kind === 'order' ? 'list-decimal pl-6' : ''}>
        {round.right.map((option) => (
          <li key={option}>{round.options[option]}</li>
        ))}
      </ol>
    </>
  )
}
