import { useRef, useState } from 'react'
import { isGiven } from '#domain/questions/is-given.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { counted } from '../../progress/counted.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { QuestionCard } from '../questions/question-card.tsx'
import type { SaveState } from './use-attempt.ts'

interface QuizPaperProps {
  questions: readonly PupilQuestion[]
  responses: Readonly<Record<string, { response: QuestionResponse | null }>>
  /** Null in a preview, where nothing is saved. */
  saveState: SaveState | null
  submitting: boolean
  error: string | undefined
  onRespond: (questionId: string, response: QuestionResponse | null) => void
  onSubmit: () => Promise<void>
}

const saveWords: Record<SaveState, string> = {
  saved: 'Your answers are saved.',
  saving: 'Saving…',
  waiting: 'No connection: your answers are kept on this device and sent when it is back.',
  ended: 'You are signed out. Your answers are kept on this device and sent when you sign in again.',
}

/** The questions of a quiz, one at a time or all on a page, as the reader likes. There is no clock. */
export function QuizPaper(props: QuizPaperProps) {
  const { questions, responses, saveState, submitting, error, onRespond, onSubmit } = props
  const [layout, setLayout] = useState('one')
  const [at, setAt] = useState(0)
  const [asking, setAsking] = useState(false)
  const paper = useRef<HTMLDivElement>(null)
  const answered = questions.filter(({ id }) => {
    const response = responses[id]?.response
    return response && isGiven(response)
  }).length
  const open = questions.length - answered
  const one = layout === 'one'
  const shown = one ? questions.slice(at, at + 1) : questions
  const isLast = at >= questions.length - 1
  const go = (to: number) => {
    setAt(to)
    const { id = '' } = questions[to] ?? {}
    // The heading is there once this has been drawn.
    setTimeout(() => document.getElementById(`question-${id}`)?.focus(), 0)
  }
  const handIn = () => (open > 0 ? setAsking(true) : void onSubmit())

  return (
    <div ref={paper} className="grid gap-5" data-fills-screen>
      {questions.length > 1 && (
        <ChoiceGroup
          legend="How would you like to see the questions?"
          name="layout"
          value={layout}
          onChange={setLayout}
          choices={[
            { value: 'one', label: 'One at a time' },
            { value: 'all', label: 'All on one page' },
          ]}
        />
      )}
      <div className="grid gap-2">
        <h2 className="tabular text-base font-bold">
          {one ? `Question ${at + 1} of ${questions.length}` : counted(questions.length, 'question')}
        </h2>
        <ProgressBar
          label="Questions answered"
          value={answered}
          max={questions.length}
          valueText={`${answered} of ${questions.length} answered`}
        />
      </div>
      {shown.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={one ? at + 1 : index + 1}
          response={responses[question.id]?.response ?? null}
          onRespond={(response) => onRespond(question.id, response)}
        />
      ))}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {one && at > 0 && <Button onClick={() => go(at - 1)}>Question before</Button>}
        {one && !isLast && (
          <Button look="main" size="large" onClick={() => go(at + 1)}>
            Next question
          </Button>
        )}
        {(!one || isLast) && (
          <Button look="main" size="large" busy={submitting} busyLabel="Handing in…" onClick={handIn}>
            {saveState === null ? 'Mark my answers' : 'Hand in'}
          </Button>
        )}
        <p role="status" className="text-small text-ink-soft">
          {saveState && answered > 0 && saveWords[saveState]}
        </p>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Hand in now?">
        <p className="mb-5">
          {open === 1 ? 'One question is' : `${open} questions are`} not answered yet. Once handed in, answers cannot be
          changed.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setAsking(false)}>
            Go back
          </Button>
          <Button
            look="main"
            onClick={() => {
              setAsking(false)
              void onSubmit()
            }}
          >
            {saveState === null ? 'Mark them' : 'Hand in'}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
