import type { QuestionResult } from '#contract/quiz-attempts.ts'
import type { Finding } from '#domain/questions/kind.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { counted } from '../progress/counted.ts'
import { QuestionAnswer } from '../questions/question-answer.tsx'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { verdictLooks } from './verdict-looks.ts'

interface QuestionCardProps {
  question: PupilQuestion
  number: number
  response: QuestionResponse | null
  result?: QuestionResult | undefined
  onRespond: (response: QuestionResponse | null) => void
}

/** A question with the way to answer it, and what came of it once it is marked. */
export function QuestionCard({ question, number, response, result, onRespond }: QuestionCardProps) {
  const heading = `question-${question.id}`
  return (
    <section aria-labelledby={heading} className="index-card min-w-0 p-5">
      <h3 id={heading} tabIndex={-1} className="tabular flex flex-wrap justify-between gap-2 text-base outline-none">
        <span>Question {number}</span>
        <span className="font-normal text-ink-soft">{counted(question.marks, 'mark')}</span>
      </h3>
      <ContentHtml html={question.prompt.html} className="mt-2 mb-4 text-h3 font-bold" />
      <QuestionAnswer question={question} response={response} right={result?.right} onRespond={onRespond} />
      {result && <Marked result={result} />}
    </section>
  )
}

const sentences: Record<Finding, string> = {
  'wrong-unit': 'You have the right number, but the wrong unit.',
  'no-unit': 'You have the right number, but its unit is missing.',
  'not-a-number': 'That could not be read as one number.',
  'not-answered': 'You did not answer this question.',
}

function Marked({ result }: { result: QuestionResult }) {
  const { Icon, words, box, ink } = verdictLooks[result.verdict]
  return (
    <div className={classes('mt-4 rounded-md border p-4', box)}>
      <p className={classes('tabular flex flex-wrap items-center gap-2 font-bold', ink)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {words} {result.marks} of {counted(result.outOf, 'mark')}.
      </p>
      {result.finding && <p className="mt-2">{sentences[result.finding]}</p>}
      {result.misconceptions.map((misconception) => (
        <p key={misconception} className="mt-2">
          <strong>The mix-up:</strong> {misconception}
        </p>
      ))}
      {result.explanation && <ContentHtml html={result.explanation.html} className="mt-2" />}
      {result.raised && <p className="mt-2 text-small">Your teacher fixed this question, and your marks went up.</p>}
    </div>
  )
}
