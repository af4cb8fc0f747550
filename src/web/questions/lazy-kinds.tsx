import { type ComponentType, lazy, Suspense } from 'react'
import type { QuestionKind } from '#domain/questions/question-kinds.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { AlgebraAnswerProps } from './algebra/algebra-answer.tsx'

/** Kinds whose controls are fetched only where a question needs them. */
const fetching: Partial<Record<QuestionKind, () => Promise<unknown>>> = {}

function fetched<Props extends object>(
  kind: QuestionKind,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  fetching[kind] = load
  const Control = lazy<ComponentType<Props>>(() =>
    load().catch(() => ({
      default: () => <p>This question could not be fetched. Check your connection, then open it again.</p>,
    })),
  )
  return function Fetched(props) {
    return (
      <Suspense fallback={<Spinner label="Fetching the question…" />}>
        <Control {...props} />
      </Suspense>
    )
  }
}

export const LazyAlgebraAnswer = fetched<AlgebraAnswerProps>('algebra', () => import('./algebra/algebra-answer.tsx'))

/** Fetches what later questions need, so that a lost connection stops nobody. */
export const fetchKinds = (kinds: Iterable<QuestionKind>): Promise<unknown> =>
  Promise.allSettled([...new Set(kinds)].map((kind) => fetching[kind]?.()))
