import { ChevronDown } from 'lucide-react'
import type { LiveQuizAsked, LiveQuizView } from '#contract/live-quiz.ts'
import { counted } from '../../progress/counted.ts'
import { verdictLooks } from '../../questions/verdict-looks.ts'
import { classes } from '../../ui/classes.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { LiveResult } from './live-result.tsx'
import { tallyWords } from './tally-words.ts'

/** The quiz once it is over: one's own marks, and each question with how all answered. */
export function LiveSummary({ view: { score, answers, summary } }: { view: LiveQuizView }) {
  return (
    <>
      <section aria-labelledby="ended" className="index-card mb-5 p-6 text-center">
        <h2 id="ended">The quiz is over</h2>
        {summary.length === 0 ? (
          <p className="mt-2">It ended before anybody had answered.</p>
        ) : (
          answers && (
            <p className="mt-2 text-large">
              You have <strong className="tabular">{score.marks}</strong> of {counted(score.outOf, 'mark')}. Only you
              see this.
            </p>
          )
        )}
      </section>
      {summary.length > 0 && (
        <section aria-labelledby="questions" className="mb-5">
          <h2 id="questions" className="mb-3 text-h3">
            Each question
          </h2>
          <ol className="grid gap-3">
            {summary.map((asked, at) => (
              <li key={asked.question.id} className="index-card p-4">
                <Asked asked={asked} number={at + 1} answers={answers} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Asked({ asked, number, answers }: { asked: LiveQuizAsked; number: number; answers: boolean }) {
  const { question, result, yours } = asked
  const look = yours?.verdict ? verdictLooks[yours.verdict] : null
  return (
    <details className="group">
      <summary className="touch flex cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 grow">
          <span className="tabular text-small text-ink-soft">Question {number}</span>
          <ContentHtml html={question.prompt.html} className="font-bold" />
          <p className="tabular flex flex-wrap items-center gap-x-4 text-small">
            <span>{tallyWords(result.tally)}</span>
            {answers && look && (
              <span className={classes('inline-flex items-center gap-1 font-bold', look.ink)}>
                <look.Icon aria-hidden className="size-4" /> {look.words}
              </span>
            )}
            {answers && !look && <span>You did not answer.</span>}
          </p>
        </div>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-4 border-t border-line pt-4">
        <LiveResult {...asked} answers={answers} summedUp />
      </div>
    </details>
  )
}
