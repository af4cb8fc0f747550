import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An honest word where there are no exam questions yet, and the way to the quiz. */
export function NoExamQuestions() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title="No exam questions yet"
      action={
        <ButtonLink to={pathname.replace(/exam$/, 'quiz') + search} look="main">
          Take the quiz
        </ButtonLink>
      }
    >
      We have not written exam questions for this yet. The quiz covers the same points.
    </EmptyState>
  )
}
