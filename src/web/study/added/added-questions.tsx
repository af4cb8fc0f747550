import { CircleCheck, CircleX, RotateCcw } from 'lucide-react'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { mark } from '#domain/study/mark.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { QuestionOptions } from '../question-options.tsx'
import type { ShownQuestion } from '../shown-items.ts'

interface AddedQuestionsProps {
  questions: readonly ShownQuestion[]
  onAnswer: (itemId: string, choice: number) => void
}

const begun = { index: 0, choice: null as number | null, submitted: false, correct: 0 }

/** An added item's questions one after the other: choose, submit, see why, and on at one's own pace. */
export function AddedQuestions({ questions, onAnswer }: AddedQuestionsProps) {
  const [run, setRun] = useState(begun)
  const { index, choice, submitted, correct } = run
  const question = questions[index]
  const shown = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  const step = `${index} ${submitted}`
  const stepBefore = useRef(step)
  useEffect(() => {
    // What has just come is read, and the way on follows it.
    if (stepBefore.current !== step) bringTo(shown.current)
    stepBefore.current = step
  }, [step])
  if (!question)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p ref={shown} tabIndex={-1} className="tabular text-h3 font-bold outline-none">
          {correct} of {questions.length} correct
        </p>
        <Button onClick={() => setRun(begun)}>
          <RotateCcw aria-hidden className="size-5" /> Try Again
        </Button>
      </div>
    )
  const submit = () => {
    if (choice === null) return
    onAnswer(question.id, choice)
    setRun({ ...run, submitted: true, correct: correct + (mark(question, choice) ? 1 : 0) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (submitted) setRun({ index: index + 1, choice: null, submitted: false, correct })
        else submit()
      }}
    >
      <p
        ref={submitted ? null : shown}
        tabIndex={-1}
        className="tabular mb-2 scroll-mt-4 text-small text-ink-soft outline-none"
      >
        Question {index + 1} of {questions.length}
      </p>
      <QuestionOptions
        key={question.id}
        question={question}
        name={question.id}
        choice={choice}
        locked={submitted}
        onChoose={(chosen) => setRun({ ...run, choice: chosen })}
      />
      {submitted && choice !== null && <Result question={question} right={mark(question, choice)} resultRef={shown} />}
      <Button type="submit" look="main" className="mt-4" disabled={choice === null}>
        {submitted ? (index === questions.length - 1 ? 'See your score' : 'Next question') : 'Submit Answer'}
      </Button>
    </form>
  )
}

interface ResultProps {
  question: ShownQuestion
  right: boolean
  resultRef: Ref<HTMLDivElement>
}

function Result({ question, right, resultRef }: ResultProps) {
  const id = useId()
  const Icon = right ? CircleCheck : CircleX
  return (
    <div
      ref={resultRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-verdict`}
      aria-describedby={`${id}-why`}
      className={classes(
        'mt-4 scroll-my-4 rounded-md border p-4 outline-none',
        right ? 'border-good-edge bg-good-wash' : 'border-bad-edge bg-bad-wash',
      )}
    >
      <p
        id={`${id}-verdict`}
        className={classes('flex items-center gap-2 font-bold', right ? 'text-good' : 'text-bad')}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {right ? 'Correct!' : 'Not quite.'}
      </p>
      <div id={`${id}-why`}>{question.explanation && <ContentHtml html={question.explanation} className="mt-2" />}</div>
    </div>
  )
}
