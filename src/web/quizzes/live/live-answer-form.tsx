import { useState } from 'react'
import { isGiven } from '#domain/questions/is-given.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { QuestionAnswer } from '../../questions/question-answer.tsx'
import { Button } from '../../ui/button.tsx'

export interface LiveAnswerFormProps {
  question: PupilQuestion
  /** The answer that was given last. */
  given: QuestionResponse | null
  /** Whether that is still on its way: now, or once the connection is back. */
  sending: 'now' | 'later' | 'ended' | null
  onAnswer: (response: QuestionResponse) => void
}

/** Where a pupil answers; they may change it until the result is shown. */
export function LiveAnswerForm({ question, given, sending, onAnswer }: LiveAnswerFormProps) {
  const [draft, setDraft] = useState<QuestionResponse | null>(given)
  const [missing, setMissing] = useState(false)
  const changed = given !== null && JSON.stringify(draft) !== JSON.stringify(given)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const whole = draft !== null && isGiven(draft)
        setMissing(!whole)
        if (whole) onAnswer(draft)
      }}
    >
      <QuestionAnswer
        marked
        question={question}
        response={draft}
        onRespond={(response) => {
          setDraft(response)
          setMissing(false)
        }}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" look="main" size="large" className="max-sm:w-full">
          {given ? 'Change my answer' : 'Send my answer'}
        </Button>
        <p
          role="status"
          className={missing || changed || sending === 'later' || sending === 'ended' ? 'text-warn' : 'text-good'}
        >
          {missing
            ? 'Give an answer first.'
            : changed
              ? 'Not sent yet. The answer that you sent before still counts.'
              : sending === 'later'
                ? 'Waits for the connection. It is sent by itself.'
                : sending === 'ended'
                  ? 'Waits until you sign in again. It is sent by itself.'
                  : sending === 'now'
                    ? 'Sending…'
                    : given && 'Sent. You can change it until the result is shown.'}
        </p>
      </div>
    </form>
  )
}
