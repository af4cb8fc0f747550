import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { MarkingComment, QuestionToMark } from '#contract/quiz-marking.ts'
import { counted } from '../../progress/counted.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useMarking } from './use-marking.ts'

interface MarkingQueueProps {
  quizId: string
  questions: readonly QuestionToMark[]
  comments: readonly MarkingComment[]
}

/** One question with every answer to it, one answer at a time. */
export function MarkingQueue({ quizId, questions, comments }: MarkingQueueProps) {
  const { question, answers, at, go, show, waitingIn, save, undo, busy } = useMarking(quizId, questions)
  const [hidden, setHidden] = useState(false)
  // Kept here, so that what is written for one answer is there for the next.
  const [bank, setBank] = useState(comments)
  const answer = answers[at]
  if (!question || !answer) return null
  const waiting = waitingIn(question)
  const name = hidden ? `Pupil ${at + 1}` : answer.name
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Question"
          required
          className="min-w-0 grow"
          value={question.key}
          onChange={(event) => show(event.currentTarget.value)}
        >
          {questions.map((one, index) => (
            <option key={one.key} value={one.key}>
              {`${index + 1}. ${one.prompt.text.slice(0, 80)} (${waitingWords(waitingIn(one))})`}
            </option>
          ))}
        </SelectField>
        <label className="touch flex items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={hidden}
            onChange={({ currentTarget }) => setHidden(currentTarget.checked)}
          />
          Hide names
        </label>
      </div>
      <ProgressBar
        label="Answers marked"
        value={answers.length - waiting}
        max={answers.length}
        valueText={`${answers.length - waiting} of ${answers.length} marked`}
      />
      <ContentHtml html={question.prompt.html} className="text-h3 font-bold" />
      <p role="status" className="text-small text-ink-soft">
        {waiting === 0
          ? 'Every answer to this question is marked. You can change a mark at any time.'
          : `${counted(waiting, 'answer')} to this question ${waiting === 1 ? 'is' : 'are'} waiting.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          Answer before
        </Button>
        <span className="tabular">
          Answer {at + 1} of {answers.length}
        </span>
        <Button disabled={at >= answers.length - 1} onClick={() => go(at + 1)}>
          Next answer
        </Button>
        {undo && (
          <Button look="quiet" busy={busy} onClick={undo}>
            <Undo2 aria-hidden className="size-5" /> Take back the last mark
          </Button>
        )}
      </div>
      <AnswerForm
        key={`${question.key} ${answer.attemptId} ${answer.studentId} ${answer.revision}`}
        points={question.points}
        answer={answer}
        name={name}
        busy={busy}
        bank={bank}
        onBank={setBank}
        onSave={save}
        onUndo={undo}
      />
    </div>
  )
}

const waitingWords = (waiting: number) => (waiting === 0 ? 'all marked' : `${waiting} waiting`)
