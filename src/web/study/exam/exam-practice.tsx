import { useEffect, useRef, useState } from 'react'
import type { ExamStage } from '#contract/exam.ts'
import { type ExamQuestion, marksOf } from '#domain/exam/exam-question.ts'
import { markExamAnswer } from '#domain/exam/mark-exam-answer.ts'
import { counted } from '../../progress/counted.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { ReportMistake } from '../report-mistake.tsx'
import { ExamQuestionView } from './exam-question-view.tsx'
import { ExamSaveState } from './exam-save-state.tsx'
import { ExamSummary } from './exam-summary.tsx'
import type { GradeEstimateBy } from './grade-estimate.tsx'
import { NoExamQuestions } from './no-exam-questions.tsx'
import { QuestionMap, type QuestionState } from './question-map.tsx'
import { useExamAnswers } from './use-exam-answers.ts'

interface ExamPracticeProps {
  subject: string
  questions: readonly ExamQuestion[]
  /** The mock that was handed in and is to be marked; null for practice by topic. */
  sittingId?: string | null
  /** The title of the section of that mock that a question is in. */
  sectionOf?: (questionId: string) => string | null
  /** Of that mock. */
  minutesPerMark?: number | null
  /** Whose grade boundaries there are for that mock. */
  estimate?: GradeEstimateBy | null
}

/** A topic's exam questions, one at a time, in any order: write, compare with the mark scheme, save the marks. */
export function ExamPractice({
  subject,
  questions,
  sittingId = null,
  sectionOf,
  minutesPerMark = null,
  estimate = null,
}: ExamPracticeProps) {
  const run = useExamAnswers(
    questions.map(({ id }) => id),
    sittingId,
  )
  const reviewing = sittingId !== null
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[at]
  const stage = question && run.answers[question.id]?.stage
  const shown = `${at} ${stage === 'checking' || stage === 'marked' ? stage : 'writing'}`
  const before = useRef(shown)
  const moved = useRef(false)
  useEffect(() => {
    // What comes from the server or the device moves nobody; what the pupil presses does.
    if (moved.current && before.current !== shown) bringTo(heading.current)
    before.current = shown
    moved.current = false
  }, [shown])
  const act = (what: () => void) => {
    moved.current = true
    what()
  }
  if (!question) return <NoExamQuestions />
  const answer = run.answers[question.id]
  const marked = questions.filter(({ id }) => run.answers[id]?.stage === 'marked')
  return (
    <div className="grid gap-5" data-fills-screen>
      {questions.length > 1 && (
        <QuestionMap
          at={at}
          entries={questions.map((one) => {
            const given = run.answers[one.id]
            return {
              id: one.id,
              title: one.title,
              outOf: marksOf(one),
              state: stateOf(given?.stage),
              marks: given?.stage === 'marked' ? markExamAnswer(one, given.parts).marks : null,
              section: sectionOf?.(one.id),
            }
          })}
          onChoose={(index) => act(() => setAt(index))}
        />
      )}
      <article aria-labelledby="exam-question" className="grid min-w-0 gap-5">
        <header>
          <h2 id="exam-question" ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
            {questions.length > 1 && <span className="text-subject-ink">{at + 1}. </span>}
            {question.title}
          </h2>
          <p className="tabular mt-1 flex flex-wrap gap-x-3 text-ink-soft">
            <span>{counted(marksOf(question), 'mark')}</span>
            {question.higher && <strong className="text-subject-ink">Higher tier</strong>}
          </p>
        </header>
        <ExamQuestionView
          key={`${question.id} ${answer?.id ?? ''}`}
          question={question}
          answer={answer ?? null}
          isLast={at === questions.length - 1}
          reviewing={reviewing}
          onChange={(how) =>
            run.change(question.id, (before) => ({
              // A paper that was handed in is only marked; what is marked stays so.
              ...(reviewing && before.stage !== 'marked' && { stage: 'checking' }),
              ...how(before),
            }))
          }
          onStage={(next) => act(() => run.change(question.id, () => ({ stage: next })))}
          onAgain={() => act(() => run.again(question.id))}
          onNext={() => act(() => setAt((index) => (index + 1) % questions.length))}
        />
        <ExamSaveState run={run} />
        <ReportMistake itemId={question.id} what="question" />
      </article>
      {marked.length === questions.length && (
        <ExamSummary
          subject={subject}
          questions={questions}
          answers={run.answers}
          minutesPerMark={minutesPerMark}
          estimate={estimate}
        />
      )}
    </div>
  )
}

const stateOf = (stage: ExamStage | undefined): QuestionState =>
  stage === undefined ? 'empty' : stage === 'marked' ? 'marked' : 'begun'
