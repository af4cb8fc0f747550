import { CircleCheck } from 'lucide-react'
import type { LiveQuizAsked } from '#contract/live-quiz.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { type ChoiceQuestion, choiceRows, chosenIn, isChoice, rightIn } from '../../questions/choice/choice-rows.ts'
import { ShapeMark } from '../../questions/choice/option-shape.tsx'
import { QuestionAnswer } from '../../questions/question-answer.tsx'
import { RightAnswerShown } from '../../questions/right-answer-shown.tsx'
import { verdictLooks } from '../../questions/verdict-looks.ts'
import { classes } from '../../ui/classes.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { tallyWords } from './tally-words.ts'

type LiveResultProps = LiveQuizAsked & {
  /** Whether the reader answers; their own answer is told to nobody else. */
  answers: boolean
  /** Whether how one did, and how many were right, stands above it already. */
  summedUp?: boolean
}

/** How all answered, what was right and why, and what one gave oneself; told apart by shape and words as well as by colour. */
export function LiveResult({ question, result, yours, answers, summedUp = false }: LiveResultProps) {
  const { tally, explanation } = result
  return (
    <div className="grid gap-4">
      {answers && !summedUp && <OwnVerdict yours={yours} />}
      {!summedUp && <p className="tabular font-bold">{tallyWords(tally)}</p>}
      {isChoice(question) ? (
        <Bars question={question} result={result} yours={yours} />
      ) : yours ? (
        <OwnAnswer question={question} result={result} yours={yours} />
      ) : (
        <RightAnswerShown question={question} right={result.right} />
      )}
      {explanation && <ContentHtml html={explanation.html} />}
    </div>
  )
}

function OwnVerdict({ yours }: Pick<LiveQuizAsked, 'yours'>) {
  if (!yours?.verdict)
    return (
      <p id="own-verdict" className="rounded-md border border-line p-3">
        You did not answer this question.
      </p>
    )
  const { Icon, words, box, ink } = verdictLooks[yours.verdict]
  return (
    <p
      id="own-verdict"
      className={classes('flex items-center gap-2 rounded-md border p-3 text-large font-bold', box, ink)}
    >
      <Icon aria-hidden className="size-6 shrink-0" />
      {words}
    </p>
  )
}

type BarsProps = Pick<LiveQuizAsked, 'result' | 'yours'> & { question: ChoiceQuestion }

/** A bar for each option, as long as its share of those who answered. */
function Bars({ question, result: { tally, right }, yours }: BarsProps) {
  const wanted = rightIn(right)
  const chosen = chosenIn(yours?.response ?? null)
  return (
    <ul aria-label="How all answered" className="grid gap-3">
      {choiceRows(question).map(({ id, html }, place) => {
        const count = tally.chosen[id] ?? 0
        const isRight = wanted.includes(id)
        return (
          <li
            key={id}
            data-right={isRight || undefined}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md border border-line p-3 data-right:border-good-edge data-right:bg-good-wash"
          >
            <ShapeMark place={place} />
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <ContentHtml html={html} className={isRight ? 'font-bold' : ''} />
              {isRight && (
                <span className="inline-flex items-center gap-1 font-bold text-good">
                  <CircleCheck aria-hidden className="size-5" /> Right
                </span>
              )}
              {chosen.includes(id) && <span className="font-bold">Your answer</span>}
            </div>
            <span className="tabular text-large font-bold">
              {count} <span className="sr-only">chose this</span>
            </span>
            <div aria-hidden className="bar col-span-2 col-start-2 h-3">
              <div
                // Green means right here: an option's own colour could say so of a wrong one.
                className={classes('bar-fill h-full', isRight ? 'bg-good' : 'bar-fill-other bg-ink-soft')}
                style={{ width: `${tally.answered > 0 ? (100 * count) / tally.answered : 0}%` }}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface OwnAnswerProps {
  question: PupilQuestion
  result: LiveQuizAsked['result']
  yours: NonNullable<LiveQuizAsked['yours']>
}

function OwnAnswer({ question, result, yours: { response } }: OwnAnswerProps) {
  if (response.kind === 'numeric' || response.kind === 'short-text')
    return (
      <>
        <RightAnswerShown question={question} right={result.right} />
        <p>
          You wrote: <strong>{response.text}</strong>
        </p>
      </>
    )
  return (
    <div>
      <h3 className="mb-2 text-base font-bold">Your answer</h3>
      <QuestionAnswer question={question} response={response} right={result.right} onRespond={() => {}} />
    </div>
  )
}
