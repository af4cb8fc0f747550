import type { LearnSession } from '#contract/learn.ts'
import type { QuizAttempt } from '#domain/study/answer.ts'
import { QUIZ_MIN_QUESTIONS } from '#domain/study/attempt.ts'
import { clientId } from '../../api/client-id.ts'

/** Enough questions of one subject make a quiz, which counts and earns as any other does. */
export function sessionAttempts({ steps, points }: LearnSession): QuizAttempt[] {
  const asked = steps.flatMap((step) => {
    const point = points[step.point]
    return step.kind === 'question' && step.of === 'quiz' && point
      ? [{ scope: `${point.level}/${point.subject}`, itemId: step.question.id }]
      : []
  })
  return [...Map.groupBy(asked, ({ scope }) => scope)].flatMap(([scope, of]) =>
    of.length < QUIZ_MIN_QUESTIONS ? [] : [{ id: clientId(), scope, itemIds: of.map(({ itemId }) => itemId) }],
  )
}
