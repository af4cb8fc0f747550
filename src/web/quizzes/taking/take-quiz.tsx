import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { QuizAttempt, readQuizStartEndpoint } from '#contract/quiz-attempts.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { counted } from '../../progress/counted.ts'
import { momentIn } from '../../progress/day-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { newestOf } from './kept-responses.ts'
import { QuizAttemptView } from './quiz-attempt-view.tsx'
import { QuizResultPanel } from './quiz-result-panel.tsx'

type Start = Extract<ResponseOf<typeof readQuizStartEndpoint>, { as: 'pupil' }>

const reasons: Record<NonNullable<Start['reason']>, string> = {
  'not-open-yet': 'This quiz is not open yet.',
  closed: 'This quiz is closed.',
  'no-tries-left': 'You have used all your tries.',
  'no-questions': 'This quiz has no questions yet.',
}

/** A pupil's way through a quiz: begin or go on, answer, hand in, look at the result, try again where there are tries left. */
export function TakeQuiz({ start }: { start: Start }) {
  const { revalidate } = useRevalidator()
  const [attempt, setAttempt] = useState<QuizAttempt | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // Kept until it succeeds: a try again after a lost reply begins the same attempt.
  const nextId = useRef<string>(undefined)

  const load = async (work: () => Promise<QuizAttempt>) => {
    setBusy(true)
    setError(undefined)
    try {
      setAttempt(await work())
      nextId.current = undefined
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The quiz could not be opened. Please try again.')
    }
    setBusy(false)
  }
  const begin = () =>
    load(() => {
      nextId.current ??= clientId()
      const body = { id: nextId.current, ...(start.next && { taskId: start.next.taskId }) }
      return api('POST /api/quizzes/:id/attempts', { params: { id: start.quiz.id }, body })
    })
  const look = (id: string) => load(() => api('GET /api/quiz-attempts/:id', { params: { id } }))
  const onSubmitted = (marked: QuizAttempt) => {
    setAttempt(marked)
    void revalidate()
  }

  if (attempt?.result)
    return (
      <QuizResultPanel
        key={attempt.id}
        questions={attempt.questions}
        responses={newestOf([attempt.responses])}
        result={attempt.result}
      >
        {start.next && (
          <Button look="main" busy={busy} busyLabel="Opening…" onClick={begin}>
            Try Again
          </Button>
        )}
        <ButtonLink to="/tasks">Back to your tasks</ButtonLink>
        {error && <FieldError>{error}</FieldError>}
      </QuizResultPanel>
    )
  if (attempt) return <QuizAttemptView key={attempt.id} attempt={attempt} onSubmitted={onSubmitted} />

  const open = start.attempts.find(({ submittedAt }) => submittedAt === null)
  const done = start.attempts.filter(({ submittedAt }) => submittedAt !== null)
  return (
    <div className="grid gap-6">
      <section aria-labelledby="begin" className="index-card p-5">
        <h2 id="begin">{open ? 'Go on where you were' : done.length > 0 ? 'Once more?' : 'Ready?'}</h2>
        <p className="mt-2">
          {counted(start.questionCount, 'question')}, {counted(start.outOf, 'mark')}. Take the time you need: each
          answer is saved as you give it.
        </p>
        {start.next?.triesLeft != null && <p className="mt-1">{counted(start.next.triesLeft, 'try', 'tries')} left.</p>}
        {error && <FieldError>{error}</FieldError>}
        {open || start.next ? (
          <Button
            look="main"
            size="large"
            className="mt-4"
            busy={busy}
            busyLabel="Opening…"
            onClick={() => (open ? look(open.id) : begin())}
          >
            {open ? 'Go on' : done.length > 0 ? 'Try Again' : 'Start the quiz'}
          </Button>
        ) : (
          <p className="mt-3 font-bold">{reasons[start.reason ?? 'closed']}</p>
        )}
      </section>
      {done.length > 0 && (
        <section aria-labelledby="before">
          <h2 id="before" className="mb-3">
            Your results
          </h2>
          <ul className="grid gap-2">
            {done.map(({ id, marks, outOf, waiting, submittedAt }) => (
              <li key={id} className="index-card flex flex-wrap items-center justify-between gap-3 p-4">
                <span className="tabular">
                  <strong>{outOf > waiting ? `${marks} of ${outOf - waiting}` : 'Handed in'}</strong> on{' '}
                  {submittedAt && momentIn(submittedAt)}
                  {waiting > 0 && `, ${counted(waiting, 'mark')} waiting for your teacher`}
                </span>
                <Button onClick={() => look(id)}>Look at it</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
