import { type ReactNode, useEffect, useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { mark } from '#domain/study/mark.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { AskTutorProps } from './ask-tutor.tsx'
import type { ShownQuestion } from './shown-items.ts'

type Hints = ResponseOf<Api['GET /api/tutor/hints']>

interface HintDialogProps extends Pick<AskTutorProps, 'question' | 'choice'> {
  open: boolean
  onClose: () => void
}

/** The tutor inside a wrong answer: hints, a smaller step and a worked twin, one at a time, and only then the explanation. What is tried here counts for nothing. */
export default function HintDialog({ question, choice, open, onClose }: HintDialogProps) {
  const [hints, setHints] = useState<Hints | 'failed' | null>(null)
  const [shown, setShown] = useState(1)
  const [tried, setTried] = useState<readonly number[]>(choice === null ? [] : [choice])
  useEffect(() => {
    api('GET /api/tutor/hints', {
      query: { itemId: question.id, ...(choice !== null && { choice: String(choice) }) },
    }).then(setHints, () => setHints('failed'))
  }, [question.id, choice])
  const options = hasFourOptions(question) ? question : null
  const found = options !== null && tried.some((option) => mark(options, option))
  const ladder = hints && hints !== 'failed' ? hints : null
  const struck = ladder?.hints.slice(0, shown).flatMap(({ option }) => option ?? []) ?? []
  const rungs = ladder ? rungsOf(ladder) : []
  // Where there are no hints the first press shows the explanation.
  const explained = found || (hints !== null && shown > Math.max(1, rungs.length))
  return (
    <Dialog open={open} onClose={onClose} title="Work it out with the tutor">
      <ContentHtml html={question.question} className="mb-3 font-bold" />
      {options && (
        <Tries
          question={options}
          out={[...tried, ...struck]}
          done={explained}
          onTry={(option) => setTried([...tried, option])}
        />
      )}
      <div aria-live="polite" className="mt-4 grid gap-3">
        {hints === null && <Spinner label="Looking in the note…" />}
        {hints === 'failed' && <p>The hints could not be fetched. The explanation is still here.</p>}
        {rungs.slice(0, shown).map(({ key, shown: rung }) => (
          <div key={key} className="border-l-4 border-subject-edge pl-3">
            {rung}
          </div>
        ))}
        {found && <p className="font-bold text-good">Yes, that is it!</p>}
        {!found && tried.length > 1 && <p>Not that one either.</p>}
        {explained && <ContentHtml html={question.explanation} />}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!explained && (
          <Button look="main" onClick={() => setShown(shown + 1)}>
            {rungs[shown]?.next ?? (hints === null ? 'Another hint' : 'Show the explanation')}
          </Button>
        )}
        {ladder && (
          <a href={studyPath(ladder.source, 'notes')} className="link" target="_blank" rel="noopener">
            Read the note: {ladder.source.title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </Dialog>
  )
}

interface Rung {
  key: string
  /** What the button that leads to it says. */
  next: string
  shown: ReactNode
}

/** The ladder: three hints, a smaller step, a question like it with its working. */
function rungsOf({ hints, step, twin }: Hints): Rung[] {
  return [
    ...hints.map(({ kind, text }, index) => ({
      key: kind,
      next: 'Another hint',
      shown: (
        <p>
          <strong>Hint {index + 1}.</strong> {text}
        </p>
      ),
    })),
    ...(step ? [{ key: 'step', next: 'Try a smaller step', shown: <SmallerStep step={step} /> }] : []),
    ...(twin ? [{ key: 'twin', next: 'Show me one like it', shown: <WorkedTwin twin={twin} /> }] : []),
  ]
}

/** Asks before it tells. */
function SmallerStep({ step: { front, back } }: { step: NonNullable<Hints['step']> }) {
  return (
    <>
      <p>
        <strong>A smaller step.</strong> Answer this first, in your head:
      </p>
      <ContentHtml html={front} />
      <details className="mt-1">
        <summary className="link touch inline-flex cursor-pointer items-center">Show its answer</summary>
        <ContentHtml html={back} />
      </details>
    </>
  )
}

function WorkedTwin({ twin: { question, answer, working } }: { twin: NonNullable<Hints['twin']> }) {
  return (
    <>
      <p>
        <strong>One like it, worked.</strong>
      </p>
      <ContentHtml html={question} />
      <ContentHtml html={working} className="mt-1" />
      <p className="mt-1">
        The answer is <strong>{answer}</strong>. Now go back to your question and do the same.
      </p>
    </>
  )
}

interface TriesProps {
  question: ShownQuestion
  /** Options that are known to be wrong. */
  out: readonly number[]
  done: boolean
  onTry: (option: number) => void
}

function Tries({ question, out, done, onTry }: TriesProps) {
  return (
    <ul aria-label="Try again" className="grid gap-2">
      {question.options.map(({ html }, option) => {
        const right = done && mark(question, option)
        const wrong = out.includes(option) && !right
        return (
          <li key={html}>
            <button
              type="button"
              aria-disabled={wrong || done}
              onClick={() => !wrong && !done && onTry(option)}
              className={classes(
                'touch flex w-full items-center gap-2 rounded-md border px-3 py-2 text-left',
                right ? 'border-good-edge bg-good-wash font-bold' : 'border-line-strong bg-surface',
                wrong && 'border-dashed text-ink-soft line-through',
                !wrong && !done && 'hover:border-ink',
              )}
            >
              <ContentHtml html={html} className="grow" />
              {wrong && <span className="sr-only">: wrong</span>}
              {right && <span className="text-small">Correct answer</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
