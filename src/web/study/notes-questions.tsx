import { RotateCcw } from 'lucide-react'
import { type Dispatch, useEffect, useRef } from 'react'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { notesPass } from '#domain/study/mark.ts'
import { canSubmitNotes, type NotesRun, type NotesRunEvent, notesResults, notesShare } from '#domain/study/notes-run.ts'
import type { GivenAnswer } from '../session/answers/use-answers.ts'
import { bringTo } from '../ui/bring-to.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { showTab } from '../ui/navigation/tabs.tsx'
import { QuestionOptions } from './question-options.tsx'
import { QuestionResult } from './question-result.tsx'
import { ReportMistake } from './report-mistake.tsx'
import type { ShownQuestion } from './shown-items.ts'

export interface NotesQuestionsProps {
  questions: readonly ShownQuestion[]
  run: NotesRun
  dispatch: Dispatch<NotesRunEvent>
  onAnswer: (answer: GivenAnswer) => void
}

/** The questions on the note: answers can change until they are submitted together; then they lock and the results show. */
export function NotesQuestions({ questions, run, dispatch, onAnswer }: NotesQuestionsProps) {
  const submit = () => {
    for (const [index, question] of questions.entries()) {
      const choice = run.answers[index]
      const topicId = topicIdOf(question.id)
      if (choice !== null && choice !== undefined) onAnswer({ kind: 'note', itemId: question.id, topicId, choice })
    }
    dispatch({ type: 'submit' })
  }
  const score = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { submitted } = run
  const submittedBefore = useRef(submitted)
  useEffect(() => {
    // The button that was pressed has gone: on to the score, and from there to the first question again.
    if (submitted && !submittedBefore.current) bringTo(score.current)
    if (!submitted && submittedBefore.current) bringTo(list.current)
    submittedBefore.current = submitted
  }, [submitted])
  const correct = notesResults(run).filter(Boolean).length
  const passed = notesPass(notesShare(run))
  return (
    <>
      <ol ref={list} tabIndex={-1} aria-label="Questions" className="grid gap-5 outline-none">
        {questions.map((question, index) => {
          const choice = run.answers[index] ?? null
          return (
            <li key={question.id} className="index-card p-5">
              <p className="tabular mb-2 text-small text-ink-soft">
                Question {index + 1} of {questions.length}
              </p>
              <QuestionOptions
                question={question}
                name={question.id}
                choice={choice}
                locked={run.submitted}
                onChoose={(chosen) => dispatch({ type: 'answer', question: index, choice: chosen })}
              />
              {run.submitted && choice !== null && <QuestionResult question={question} choice={choice} />}
              <ReportMistake itemId={question.id} what="question" />
            </li>
          )
        })}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {run.submitted ? (
          <>
            <p
              ref={score}
              tabIndex={-1}
              className={classes('tabular text-h3 font-bold outline-none', passed ? 'text-good' : 'text-bad')}
            >
              {correct} of {questions.length} correct
            </p>
            <Button
              look="main"
              size="large"
              onClick={() => {
                dispatch({ type: 'try-again' })
                showTab('questions')
              }}
            >
              <RotateCcw aria-hidden className="size-5" /> Try Again
            </Button>
          </>
        ) : (
          <>
            <Button look="main" size="large" disabled={!canSubmitNotes(run)} onClick={submit}>
              Submit Answers
            </Button>
            {!canSubmitNotes(run) && <p className="text-small text-ink-soft">Answer every question first.</p>}
          </>
        )}
      </div>
    </>
  )
}
