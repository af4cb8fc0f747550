import type { ChoiceState } from '#domain/games/reducers/choice-game.ts'
import { type QuizRound, speedQuiz } from '#domain/games/reducers/speed-quiz.ts'
import { ContentHtml } from '../../../ui/content-html.tsx'
import { ChoiceButtons, sayChoice } from '../choice-buttons.tsx'
import { GameTable } from '../game-table.tsx'
import type { Board, TableProps } from '../table-props.ts'

const board: Board<QuizRound, ChoiceState<QuizRound>> = {
  Prompt: ({ round }) => <ContentHtml html={round.question.question} />,
  Options: (board) => (
    <ChoiceButtons
      {...board}
      options={board.round.options.map((option) => ({
        key: String(option),
        content: <ContentHtml html={board.round.question.options[option] ?? ''} />,
      }))}
    />
  ),
  say: sayChoice,
  answer: ({ question }) => <ContentHtml html={question.options[question.correctAnswer] ?? ''} />,
}

export default function SpeedQuizTable(props: TableProps) {
  return <GameTable {...props} rules={speedQuiz} board={board} />
}
