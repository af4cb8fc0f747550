import { type ComponentType, useEffect, useState } from 'react'
import type { QuestionKind } from '#domain/questions/question-kinds.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { AlgebraAnswerProps } from './algebra/algebra-answer.tsx'
import type { LabelAnswerProps } from './label/label-answer.tsx'
import type { PlotAnswerProps } from './plot/plot-answer.tsx'
import type { WrittenAnswerProps } from './written/written-answer.tsx'

/** Kinds whose controls are fetched only where a question needs them. */
const fetching = new Map<QuestionKind, () => Promise<unknown>>()

/** No lazy part of React's: the server would send it later, by a script that no page of ours allows. */
function fetched<Props extends object>(
  kind: QuestionKind,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  const fetchControl = async () => {
    known = (await load()).default
    return known
  }
  fetching.set(kind, fetchControl)
  return function Fetched(props) {
    const [Control, setControl] = useState(() => known)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Control) return
      fetchControl().then(
        (found) => setControl(() => found),
        () => setFailed(true),
      )
    }, [Control])
    if (Control) return <Control {...props} />
    if (failed) return <p>This question could not be fetched. Check your connection, then open it again.</p>
    return <Spinner label="Fetching the question…" />
  }
}

export const LazyAlgebraAnswer = fetched<AlgebraAnswerProps>('algebra', () => import('./algebra/algebra-answer.tsx'))
export const LazyLabelAnswer = fetched<LabelAnswerProps>('label', () => import('./label/label-answer.tsx'))
export const LazyPlotAnswer = fetched<PlotAnswerProps>('plot', () => import('./plot/plot-answer.tsx'))
export const LazyWrittenAnswer = fetched<WrittenAnswerProps>('written', () => import('./written/written-answer.tsx'))

/** Fetches what later questions need, so that a lost connection stops nobody. */
export const fetchKinds = (kinds: Iterable<QuestionKind>): Promise<unknown> =>
  Promise.allSettled([...new Set(kinds)].map((kind) => fetching.get(kind)?.()))
