import { useEffect, useState } from 'react'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { api } from '../../api/browser-api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { QuestionCard } from './question-card.tsx'
import { sentencesOf } from './use-question-form.ts'

interface QuestionPreviewProps {
  quizId: string
  question: Question
  onClose: () => void
}

/** A question as a pupil sees it, saved or not. */
export function QuestionPreview({ quizId, question, onClose }: QuestionPreviewProps) {
  const [shown, setShown] = useState<PupilQuestion | null>(null)
  const [response, setResponse] = useState<QuestionResponse | null>(null)
  const [errors, setErrors] = useState<string[]>([])
  // What is previewed is what stood there when it was opened.
  const [asked] = useState(question)
  useEffect(() => {
    let gone = false
    api('POST /api/quizzes/:id/preview', { params: { id: quizId }, body: { question: asked, seed: 1 } }).then(
      (answer) => !gone && setShown(answer.question),
      (failure: unknown) => !gone && setErrors(sentencesOf(failure)),
    )
    return () => {
      gone = true
    }
  }, [quizId, asked])
  return (
    <Dialog open onClose={onClose} title="As a pupil sees it">
      {shown && <QuestionCard question={shown} number={1} response={response} onRespond={setResponse} />}
      {!shown && errors.length === 0 && <Spinner label="Getting it ready…" />}
      <div role="alert" className="grid gap-1">
        {errors.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
    </Dialog>
  )
}
