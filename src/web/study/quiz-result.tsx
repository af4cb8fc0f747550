import { RotateCcw, Star } from 'lucide-react'
import type { RefObject } from 'react'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { scoreColour, stars } from '#domain/study/mark.ts'
import { type Given, type QuizRun, quizScore } from '#domain/study/quiz-run.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { LazySchemedQuestion } from './lazy-schemed-question.tsx'
import { QuestionResult } from './question-result.tsx'
import type { ShownQuizQuestion } from './shown-items.ts'

const STARS = [1, 2, 3, 4, 5]
const inks = { green: 'text-good', yellow: 'text-warn', red: 'text-bad' }

export interface QuizResultProps {
  headingRef: RefObject<HTMLHeadingElement | null>
  run: QuizRun<ShownQuizQuestion>
  onTryAgain: () => void
}

/** The finished quiz: the score in its colour, one star per 20%, and every mistake with what was right. */
export function QuizResult({ headingRef, run, onTryAgain }: QuizResultProps) {
  const { correct, total, share } = quizScore(run)
  const earned = stars(share)
  const mistakes = run.answers.flatMap((given) => {
    const question = run.questions.find(({ id }) => id === given.itemId)
    return question && !given.correct ? [{ question, given }] : []
  })
  return (
    <section className="index-card p-6">
      <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-8 outline-none">
        Quiz Complete!
      </h2>
      <p className={classes('tabular mt-2 text-hero font-bold', inks[scoreColour(share)])}>
        {correct}/{total} <span className="text-h2">({Math.round(share * 100)}%)</span>
      </p>
      <p role="img" aria-label={`${earned} of 5 stars`} className="mt-2 flex gap-1">
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden
            className={classes('size-7', star <= earned ? 'fill-accent text-accent-edge' : 'text-line-strong')}
          />
        ))}
      </p>
      <Button look="main" size="large" className="mt-5" onClick={onTryAgain}>
        <RotateCcw aria-hidden className="size-5" /> Try Again
      </Button>
      {mistakes.length > 0 && (
        <>
          <h3 className="mt-8">Look at these again</h3>
          <ol className="mt-3 grid gap-6">
            {mistakes.map(({ question, given }) => (
              <li key={question.id}>
                <Mistake question={question} given={given} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Mistake({ question, given }: { question: ShownQuizQuestion; given: Given }) {
  if (!hasFourOptions(question))
    return <LazySchemedQuestion question={question} responded={'choice' in given ? null : given} locked />
  if (!('choice' in given)) return null
  const { choice } = given
  return (
    <>
      <ContentHtml html={question.question} className="font-bold" />
      <p className="mt-2 text-ink-soft">You chose:</p>
      <ContentHtml html={question.options[choice]?.html ?? ''} />
      <p className="mt-2 text-ink-soft">The answer:</p>
      <ContentHtml html={question.options[question.correctAnswer]?.html ?? ''} />
      <QuestionResult question={question} choice={choice} />
    </>
  )
}
