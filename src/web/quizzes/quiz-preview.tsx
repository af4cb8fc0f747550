import { useState } from 'react'
import type { QuizResult } from '#contract/quiz-attempts.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { api } from '../api/browser-api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { QuizPaper } from './taking/quiz-paper.tsx'
import { QuizResultPanel } from './taking/quiz-result-panel.tsx'

/** A quiz as pupils will see it, for its teacher: marked alike, and nothing is kept. */
export function QuizPreview({ quizId, questions }: { quizId: string; questions: readonly PupilQuestion[] }) {
  const [responses, setResponses] = useState<Record<string, { response: QuestionResponse | null }>>({})
  const [result, setResult] = useState<QuizResult | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const given = Object.entries(responses).map(([questionId, { response }]) => ({
        questionId,
        revision: 1,
        response,
      }))
      setResult(
        await api('POST /api/quizzes/:id/preview-marks', { params: { id: quizId }, body: { responses: given } }),
      )
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The answers could not be marked.')
    }
    setBusy(false)
  }
  if (result)
    return (
      <QuizResultPanel questions={questions} responses={responses} result={result}>
        <Button
          onClick={() => {
            setResponses({})
            setResult(null)
          }}
        >
          Try again
        </Button>
        <ButtonLink to={`/dashboard/teacher/quizzes/${quizId}`}>Back to the quiz</ButtonLink>
      </QuizResultPanel>
    )
  return (
    <QuizPaper
      questions={questions}
      responses={responses}
      saveState={null}
      submitting={busy}
      error={error}
      onRespond={(id, response) => setResponses((before) => ({ ...before, [id]: { response } }))}
      onSubmit={submit}
    />
  )
}
