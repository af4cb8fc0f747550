import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { SchemedQuestionProps } from './schemed-question.tsx'
import type { ShownQuizQuestion } from './shown-items.ts'

let fetched: ComponentType<SchemedQuestionProps> | undefined
const fetchSchemed = async () => {
  const module = await import('./schemed-question.tsx')
  fetched = module.default
  return module
}

const Fetching = lazy(() =>
  fetchSchemed().catch(() => ({
    default: () => <p>This question could not be fetched. Check your connection, then open the quiz again.</p>,
  })),
)

/** What was fetched before shows at once: a lazy part would first show that it is being fetched. */
export function LazySchemedQuestion(props: SchemedQuestionProps) {
  const [Question] = useState<ComponentType<SchemedQuestionProps>>(() => fetched ?? Fetching)
  return (
    <Suspense fallback={<Spinner label="Fetching the question…" />}>
      <Question {...props} />
    </Suspense>
  )
}

/** Fetches what a quiz's later questions need while the first is read, so that a lost connection stops nobody. */
export function useSchemedQuestions(questions: readonly ShownQuizQuestion[]): void {
  const needed = !questions.every(hasFourOptions)
  useEffect(() => {
    if (needed)
      fetchSchemed()
        .then(({ fetchKinds }) =>
          fetchKinds(questions.flatMap((question) => (hasFourOptions(question) ? [] : question.scheme.kind))),
        )
        .catch(() => undefined)
  }, [needed, questions])
}
