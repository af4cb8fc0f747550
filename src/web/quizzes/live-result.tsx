import { CircleCheck } from 'lucide-react'
import type { LiveQuizView } from '#contract/live-quiz.ts'
import { type OptionShape, optionMark } from '#domain/live-quiz/option-mark.ts'
import type { PupilQuestion } from '#domain/quizzes/pupil-question.ts'
import type { RightAnswer } from '#domain/quizzes/right-answer.ts'
import { ContentHtml } from '../ui/content-html.tsx'

interface LiveResultProps {
  question: PupilQuestion
  result: NonNullable<LiveQuizView['result']>
}

interface Row {
  id: string
  html: string
}

/** How all answered: a bar for each option, told apart by shape as well as by colour, and which was right in words. */
export function LiveResult({ question, result: { tally, right } }: LiveResultProps) {
  const rows = rowsOf(question)
  const wanted = rightIds(right)
  return (
    <div>
      <p className="mb-3 font-bold">
        {tally.right} of {tally.answered} right
        {tally.partly > 0 && `, ${tally.partly} partly`}
      </p>
      {rows.length > 0 && (
        <ul aria-label="How all answered" className="grid gap-2">
          {rows.map(({ id, html }, place) => {
            const { shape, colour } = optionMark(place)
            const count = tally.chosen[id] ?? 0
            const isRight = wanted.includes(id)
            return (
              <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
                <ShapeMark shape={shape} colour={colour} />
                <ContentHtml html={html} className={isRight ? 'font-bold' : ''} />
                <span className="tabular inline-flex items-center gap-1 font-bold">
                  {isRight && (
                    <>
                      <CircleCheck aria-hidden className="size-5 text-good" />
                      <span className="text-good">Right</span>
                    </>
                  )}
                  {count}
                </span>
                <div aria-hidden className="col-span-2 col-start-2 h-3 rounded-full bg-sunken">
                  <div
                    className="h-full rounded-full"
                    style={{
                      width: `${tally.answered > 0 ? (100 * count) / tally.answered : 0}%`,
                      background: `var(--fig-${colour})`,
                    }}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {right.kind === 'numeric' && <p>The answer is {right.text}.</p>}
      {right.kind === 'short-text' && <p>Accepted: {right.accepted.join(', ')}.</p>}
    </div>
  )
}

function rowsOf(question: PupilQuestion): readonly Row[] {
  if (question.kind === 'four-option' || question.kind === 'multi-select') return question.options
  if (question.kind !== 'true-false') return []
  return [
    { id: 'true', html: 'True' },
    { id: 'false', html: 'False' },
  ]
}

function rightIds(right: RightAnswer): readonly string[] {
  if (right.kind === 'four-option') return [right.option]
  if (right.kind === 'multi-select') return right.options
  return right.kind === 'true-false' ? [String(right.value)] : []
}

const paths: Record<OptionShape, string> = {
  triangle: 'M12 3 22 21H2Z',
  diamond: 'M12 2 22 12 12 22 2 12Z',
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  square: 'M3 3h18v18H3Z',
  star: 'm12 2 3 7h7l-5.5 4.5L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7Z',
  hexagon: 'M7 3h10l5 9-5 9H7l-5-9Z',
  cross: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  heart: 'M12 21 3 12a5.500 5.500 0 0 1 9-6 5.500 5.500 0 0 1 9 6Z',
}

function ShapeMark({ shape, colour }: { shape: OptionShape; colour: number }) {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={shape} className="size-7">
      <path d={paths[shape]} fill={`var(--fig-${colour})`} />
    </svg>
  )
}
