import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuestionResult } from '#contract/tasks.ts'
import { facilityOf, PUPILS_TO_DISCRIMINATE, PUPILS_TO_SHARE } from '#domain/tasks/item-analysis.ts'
import type { TaskMethod } from '#domain/tasks/task.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { OptionBars } from './option-bars.tsx'
import { ShareBar } from './share-bar.tsx'
import { percent } from './task-text.ts'

interface QuestionListProps {
  method: TaskMethod
  questions: readonly QuestionResult[]
  /** Stands below the list, such as the way to export it. */
  children: ReactNode
}

/** Each question or card by pupils' first answers, with every option that was chosen. */
export function QuestionList({ method, questions, children }: QuestionListProps) {
  const cards = method === 'flashcards'
  if (questions.length === 0)
    return (
      <Panel title={cards ? 'Cards' : 'Questions'}>
        <p className="text-ink-soft">Nothing is answered yet. What pupils answer appears here at once.</p>
      </Panel>
    )
  return (
    <Panel
      title={cards ? 'Cards' : 'Questions'}
      aside={cards ? 'known the first time' : 'by first answers, before anything was explained'}
    >
      {!cards && questions.every(({ answered }) => answered < PUPILS_TO_DISCRIMINATE) && (
        <p className="mb-4 text-small text-ink-soft">
          How well a question tells apart who knows the topic is said from {PUPILS_TO_DISCRIMINATE} pupils on.
        </p>
      )}
      <ol className="grid">
        {questions.map((question) => (
          <li key={question.id} className="border-b border-line py-3 first:pt-0 last:border-0">
            <Question question={question} />
          </li>
        ))}
      </ol>
      <div className="mt-4">{children}</div>
    </Panel>
  )
}

function Question({ question }: { question: QuestionResult }) {
  const { question: asked, drawn, options, explanation } = question
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <ContentHtml html={asked.html} />
        {drawn && <p className="text-small text-ink-soft">With other numbers for each pupil; this is one of them.</p>}
      </div>
      <Figures question={question} />
      {options.length > 0 && (
        <details className="group md:col-span-2">
          <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-bold text-link hover:underline">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            What they chose
            <span className="sr-only">: {asked.text}</span>
          </summary>
          <OptionBars question={question} />
          {explanation && (
            <div className="mt-3 text-small text-ink-soft">
              <strong>Explanation</strong>
              <ContentHtml html={explanation.html} />
            </div>
          )}
        </details>
      )}
    </div>
  )
}

function Figures({ question }: { question: QuestionResult }) {
  const { answered, right, discrimination } = question
  const facility = facilityOf(question)
  const few = answered < PUPILS_TO_SHARE
  return (
    <div className="tabular text-small">
      {facility !== null && !few && <ShareBar share={facility} />}
      <p className="mt-1">
        {few
          ? `Only ${counted(answered, 'answer')} yet: ${right} right`
          : `${percent(facility ?? 0)} right: ${right} of ${counted(answered, 'pupil')}`}
      </p>
      {discrimination !== null && <p className="text-ink-soft">{discriminationWords(discrimination)}</p>}
    </div>
  )
}

/** By the usual reading of a point-biserial: 0.3 and more is good, below 0.1 worth a look. */
function discriminationWords(value: number): string {
  const figure = `(${value.toFixed(2)})`
  if (value < 0) return `Those who know more got it wrong: check the question ${figure}`
  if (value < 0.1) return `Hardly tells who knows the topic ${figure}`
  return value < 0.3 ? `Tells a little who knows the topic ${figure}` : `Tells well who knows the topic ${figure}`
}
