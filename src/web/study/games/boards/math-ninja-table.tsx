import type { ChoiceState } from '#domain/games/reducers/choice-game.ts'
import { mathNinja, type SumRound } from '#domain/games/reducers/math-ninja.ts'
import { ChoiceButtons, sayChoice } from '../choice-buttons.tsx'
import { GameTable } from '../game-table.tsx'
import type { Board, TableProps } from '../table-props.ts'

/** Longer answers than this need a line of their own. */
const SHORT = 9
const isShort = ({ options }: SumRound) => options.every((option) => option.length <= SHORT)

const board: Board<SumRound, ChoiceState<SumRound>> = {
  Prompt: ({ round }) => <span className="tabular block py-3 text-center text-h1">{round.sum}</span>,
  Options: (board) => (
    <ChoiceButtons
      {...board}
      big={isShort(board.round)}
      options={board.round.options.map((option) => ({ key: option, content: option }))}
    />
  ),
  say: sayChoice,
  answer: ({ sum, options, right }) => `${sum} is ${options[right[0] ?? 0]}`,
}

export default function MathNinjaTable(props: TableProps) {
  return <GameTable {...props} rules={mathNinja} board={board} />
}
