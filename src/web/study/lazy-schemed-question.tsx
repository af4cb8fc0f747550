import { lazy, Suspense, useEffect } from 'react'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { SchemedQuestionProps } from './schemed-question.tsx'
import type { ShownQuizQuestion } from './shown-items.ts'

const fetchSchemed = () => import('./schemed-question.tsx')

const Fetched = lazy(() =>
  fetchSchemed().catch(() => ({
    default: () => <p>This question could not be fetched. Check your connection, then open the quiz again.</p>,
  })),
)

export function LazySchemedQuestion(props: SchemedQuestionProps) {
  return (
    <Suspense fallback={<Spinner label="Fetching the question…" />}>
      <Fetched {...props} />
    </Suspense>
  )
}

/** Fetches what a quiz's later questions need while the first is read, so that a lost connection stops nobody. */
export function useSchemedQuestions(questions: readonly ShownQuizQuestion[]): void {
  const needed = !questions.every(hasFourOptions)
  useEffect(() => {
    if (needed) fetchSchemed().catch(() => undefined)
  }, [needed])
}
