import { useEffect, useReducer, useRef, useState } from 'react'
import { Form } from 'react-router'
import { readDrawnId, topicIdOf } from '#domain/curriculum/item-id.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { canSubmitQuestion, givenIn, QUIZ_ADVANCE_MS, type QuizRunEvent, quizReducer } from '#domain/study/quiz-run.ts'
import { clientId } from '../api/client-id.ts'
import type { GivenAnswer } from '../session/answers/use-answers.ts'
import { bringTo } from '../ui/bring-to.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { drawAfresh } from './draw-afresh.ts'
import { LazySchemedQuestion, useSchemedQuestions } from './lazy-schemed-question.tsx'
import { QuestionOptions } from './question-options.tsx'
import { QuestionResult } from './question-result.tsx'
import { QuizResult } from './quiz-result.tsx'
import { type PostedQuiz, quizFrom } from './quiz-without-script.ts'
import { ReportMistake } from './report-mistake.tsx'
import type { ShownQuizQuestion } from './shown-items.ts'
import { useTimedAdvance } from './timed-advance.ts'

export interface QuizPlayerProps {
  questions: readonly ShownQuizQuestion[]
  /** A topic's id or `level/subject`: what a finished run counts for. */
  scope: string
  posted: PostedQuiz | undefined
  gentle: boolean
  onAnswer: (answer: GivenAnswer) => void
}

/** The quiz (contract §2 and §4): choose, submit, see why, and on to the next after two seconds or on request. */
export function QuizPlayer({ questions: given, scope, posted, gentle, onAnswer }: QuizPlayerProps) {
  const [run, dispatch] = useReducer(quizReducer<ShownQuizQuestion>, undefined, () => quizFrom(given, posted))
  const { questions } = run
  const [attemptId, setAttemptId] = useState('')
  const [timed, setTimed] = useTimedAdvance(gentle)
  // The question that is being talked over with the tutor: it stays until the reader moves on.
  const [held, setHeld] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const question = questions[run.index]
  useSchemedQuestions(questions)

  useEffect(() => setAttemptId(clientId()), [])
  const drawn = given.filter(({ id }) => readDrawnId(id)).length
  useEffect(() => {
    // Without a connection the numbers that came with the page are as good.
    if (drawn > 0 && attemptId)
      drawAfresh(scope).then(
        (fresh) => fresh.length === drawn && dispatch({ type: 'redraw', drawn: fresh }),
        () => undefined,
      )
  }, [attemptId, drawn, scope])
  useEffect(() => {
    if (!run.submitted || !timed || held === question?.id) return
    const timer = setTimeout(() => dispatch({ type: 'next' }), QUIZ_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [run.submitted, timed, held, question?.id])
  const shown = run.finished ? 'finished' : run.index
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current !== shown) bringTo(heading.current)
    shownBefore.current = shown
  }, [shown])
  // The button that was pressed has gone. A quiz that was posted before the script came is left as it was.
  const { submitted } = run
  const submittedBefore = useRef(submitted)
  useEffect(() => {
    if (submitted && !submittedBefore.current) {
      next.current?.scrollIntoView({ block: 'nearest' })
      bringTo(result.current)
    }
    submittedBefore.current = submitted
  }, [submitted])

  const act = (event: QuizRunEvent<ShownQuizQuestion>) => {
    const sent = givenIn(run)
    if (event.type === 'submit' && canSubmitQuestion(run) && question && sent) {
      const attempt = { id: attemptId, scope, itemIds: questions.map(({ id }) => id) }
      const topicId = topicIdOf(question.id)
      const answer = 'choice' in sent ? { choice: sent.choice } : { response: sent.response }
      onAnswer({ kind: 'quiz', itemId: question.id, topicId, ...answer, attempt })
    }
    if (event.type === 'try-again') {
      setAttemptId(clientId())
      setHeld('')
    }
    dispatch(event)
  }

  if (run.finished || !question)
    return <QuizResult headingRef={heading} run={run} onTryAgain={() => act({ type: 'try-again' })} />

  const position = `Question ${run.index + 1} of ${questions.length}`
  const hold = () => setHeld(question.id)
  const isLast = run.index === questions.length - 1
  return (
    <>
      <Form
        method="post"
        preventScrollReset
        data-fills-screen
        onSubmit={(event) => {
          event.preventDefault()
          act({ type: run.submitted ? 'next' : 'submit' })
        }}
      >
        <input
          type="hidden"
          name="before"
          value={run.answers.flatMap((answer) => ('choice' in answer ? answer.choice : [])).join(',')}
        />
        <h2 ref={heading} tabIndex={-1} className="tabular scroll-mt-4 text-base font-bold outline-none">
          {position}
        </h2>
        <ProgressBar
          label="Progress through the quiz"
          value={run.index}
          max={questions.length}
          valueText={position}
          className="mt-2"
        />
        <div className="index-card mt-5 p-5">
          {hasFourOptions(question) ? (
            <>
              <QuestionOptions
                question={question}
                name="choice"
                choice={run.choice}
                locked={run.submitted}
                onChoose={(choice) => act({ type: 'choose', choice })}
              />
              {run.submitted && run.choice !== null && (
                <QuestionResult question={question} choice={run.choice} onOpen={hold} resultRef={result} />
              )}
            </>
          ) : (
            <LazySchemedQuestion
              key={question.id}
              question={question}
              responded={run.responded}
              locked={run.submitted}
              onRespond={(responded) => act({ type: 'respond', responded })}
              onOpen={hold}
              resultRef={result}
            />
          )}
        </div>
        <div ref={next} className="mt-4 flex scroll-mb-4 flex-wrap items-center gap-4">
          {run.submitted ? (
            <Button type="submit" name="then" value="next" look="main" size="large">
              {isLast ? 'See your score' : 'Next question'}
            </Button>
          ) : (
            <SubmitButton disabled={givenIn(run) === null} />
          )}
          <label data-lively className="touch ml-auto flex items-center gap-2 text-small">
            <input
              type="checkbox"
              className="size-4.5"
              checked={timed}
              onChange={(event) => setTimed(event.target.checked)}
            />
            Move on automatically
          </label>
        </div>
      </Form>
      <ReportMistake itemId={question.id} what="question" />
    </>
  )
}

/** Disabled until an option is chosen or something is given (contract §5), but only once there is a script to enable it again. */
function SubmitButton({ disabled }: { disabled: boolean }) {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <Button type="submit" look="main" size="large" disabled={scripted && disabled}>
      Submit Answer
    </Button>
  )
}
