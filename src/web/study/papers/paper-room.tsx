import { Flag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AskedPart, AskedQuestion, OpenSitting, Sitting } from '#contract/papers.ts'
import { isAnswered } from '#domain/exam/mark-part.ts'
import { emptyAnswer, type PartAnswer } from '#domain/exam/part-answer.ts'
import { api } from '../../api/browser-api.ts'
import { counted } from '../../progress/counted.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { CalculatorRule } from '../exam/calculator-rule.tsx'
import { ExamSaveState } from '../exam/exam-save-state.tsx'
import { PartWriting } from '../exam/part-writing.tsx'
import { QuestionMap, type QuestionState } from '../exam/question-map.tsx'
import { useExamAnswers } from '../exam/use-exam-answers.ts'
import { RoomClock } from './room-clock.tsx'

interface PaperRoomProps {
  open: OpenSitting
  onHandedIn: (open: OpenSitting) => void
}

const marksOf = ({ parts }: AskedQuestion) => parts.reduce((sum, { marks }) => sum + marks, 0)

const lists = new Intl.ListFormat('en-GB')
/** '2, 5 and 7'. */
const inWords = (numbers: readonly number[]) => lists.format(numbers.map(String))

/** The exam room: one question at a time, in any order, with the clock; nothing tells what is right. */
export function PaperRoom({ open, onHandedIn }: PaperRoomProps) {
  const { asked, paper, sitting: first } = open
  const run = useExamAnswers(
    asked.map(({ id }) => id),
    first.id,
  )
  const [sitting, setSitting] = useState<Sitting>(first)
  const [at, setAt] = useState(0)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) bringTo(heading.current)
    before.current = at
  }, [at])
  const answerOf = (question: AskedQuestion, { letter }: AskedPart): PartAnswer =>
    run.answers[question.id]?.parts[letter] ?? emptyAnswer
  const stateOf = (question: AskedQuestion): QuestionState => {
    const answered = question.parts.filter((part) => isAnswered(answerOf(question, part))).length
    return answered === question.parts.length ? 'answered' : answered > 0 ? 'begun' : 'empty'
  }
  const isFlagged = ({ id }: AskedQuestion) => run.answers[id]?.flagged ?? false
  const flagged = asked.flatMap((question, index) => (isFlagged(question) ? [index + 1] : []))
  const missing = asked.flatMap((question) => question.parts.filter((part) => !isAnswered(answerOf(question, part))))
  const rest = async (resting: boolean) => {
    setError(undefined)
    try {
      setSitting(
        (await api('POST /api/paper-sittings/:id/rest', { params: { id: first.id }, body: { resting } })).sitting,
      )
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
    }
  }
  const handIn = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await run.flush()
      onHandedIn(await api('POST /api/paper-sittings/:id/hand-in', { params: { id: first.id } }))
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : ''
      setError(`Your paper was not handed in yet. ${reason} Your answers are kept; please try again.`)
      setBusy(false)
    }
  }
  const question = asked[at]
  if (!question) return null
  return (
    <div className="grid gap-5" data-fills-screen>
      <RoomClock sitting={sitting} onRest={(resting) => void rest(resting)} />
      {sitting.resting ? (
        <section className="index-card p-6 text-center">
          <h2>Rest break</h2>
          <p className="mt-2">The clock stands still, and the questions are out of sight. Go on when you are ready.</p>
        </section>
      ) : (
        <>
          <QuestionMap
            at={at}
            entries={asked.map((one) => ({
              id: one.id,
              title: one.title,
              outOf: marksOf(one),
              state: stateOf(one),
              marks: null,
              section: one.section,
              flagged: isFlagged(one),
            }))}
            onChoose={setAt}
          />
          <article aria-labelledby="paper-question" className="grid min-w-0 gap-5">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div>
                {question.section !== null && <p className="font-bold text-subject-ink">{question.section}</p>}
                <h2 id="paper-question" ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
                  Question {at + 1}
                </h2>
                <p className="tabular mt-1 text-ink-soft">{counted(marksOf(question), 'mark')}</p>
                {paper.calculator && <CalculatorRule allowed={paper.calculator === 'allowed'} />}
              </div>
              <Button
                aria-pressed={isFlagged(question)}
                onClick={() => run.change(question.id, ({ flagged }) => ({ flagged: !flagged }))}
              >
                <Flag aria-hidden className={isFlagged(question) ? 'size-4 fill-current text-warn' : 'size-4'} />
                Flag to come back to
              </Button>
            </header>
            {question.stimulus && (
              <div className="index-card p-5">
                <ContentHtml html={question.stimulus.html} className="max-w-3xl" />
              </div>
            )}
            {question.parts.map((part) => (
              <section
                key={part.id}
                aria-labelledby={`part-${part.letter}`}
                className="index-card grid min-w-0 gap-4 p-5"
              >
                <h3 id={`part-${part.letter}`} className="tabular flex flex-wrap justify-between gap-2 text-base">
                  <span>{part.letter === '' ? 'The question' : `Part (${part.letter})`}</span>
                  <span className="font-normal text-ink-soft">{counted(part.marks, 'mark')}</span>
                </h3>
                <ContentHtml html={part.prompt.html} className="max-w-3xl text-large" />
                <PartWriting
                  part={{ ...part, calculator: null }}
                  asked={part.asked}
                  writes={part.writes}
                  answer={answerOf(question, part)}
                  onChange={(change) =>
                    run.change(question.id, ({ parts }) => ({
                      parts: { ...parts, [part.letter]: { ...(parts[part.letter] ?? emptyAnswer), ...change } },
                    }))
                  }
                />
              </section>
            ))}
          </article>
          <div className="flex flex-wrap items-center gap-3">
            {at > 0 && <Button onClick={() => setAt(at - 1)}>Question before</Button>}
            {at < asked.length - 1 && (
              <Button look="main" size="large" onClick={() => setAt(at + 1)}>
                Next question
              </Button>
            )}
            <Button look={at < asked.length - 1 ? 'plain' : 'main'} size="large" onClick={() => setAsking(true)}>
              Hand in
            </Button>
          </div>
        </>
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <ExamSaveState run={run} />
      <Dialog open={asking} onClose={() => setAsking(false)} title="Hand in now?">
        <p className="mb-5">
          {missing.length === 0
            ? 'Every part has an answer.'
            : `${missing.length === 1 ? 'One part has' : `${missing.length} parts have`} no answer yet.`}{' '}
          {flagged.length > 0 &&
            `You flagged ${flagged.length === 1 ? 'question' : 'questions'} ${inWords(flagged)} to come back to. `}
          Once it is handed in, you cannot change your answers.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setAsking(false)}>
            Go back
          </Button>
          <Button look="main" busy={busy} busyLabel="Handing in…" onClick={() => void handIn()}>
            Hand in
          </Button>
        </div>
        {error && <FieldError>{error}</FieldError>}
      </Dialog>
    </div>
  )
}
