import type { QuizAttempt } from '#contract/quiz-attempts.ts'
import { QuizPaper } from './quiz-paper.tsx'
import { useAttempt } from './use-attempt.ts'

/** An open attempt. Give it the attempt's id as `key`. */
export function QuizAttemptView({
  attempt,
  onSubmitted,
}: {
  attempt: QuizAttempt
  onSubmitted: (marked: QuizAttempt) => void
}) {
  const { responses, saveState, respond, submitting, error, submit } = useAttempt(attempt, onSubmitted)
  return (
    <QuizPaper
      questions={attempt.questions}
      responses={responses}
      saveState={saveState}
      submitting={submitting}
      error={error}
      onRespond={respond}
      onSubmit={submit}
    />
  )
}
