import type { LearnSession } from '#contract/learn.ts'
import type { QuizAttempt } from '#domain/study/answer.ts'
import { QUIZ_MIN_QUESTIONS } from '#domain/study/attempt.ts'
import { clientId } from '../../api/client-id.ts'

/** Five or more questions of one subject make a quiz, which earns XP like any other. */
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
