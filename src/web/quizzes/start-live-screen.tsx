import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/start-live-screen'
import { StartLiveForm } from './live/start-live-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { classes, quizzes } = await guarded(api('GET /api/task-choices'))
  const asked = new URL(request.url).searchParams
  const quizId = asked.get('quiz')
  // A colleague's quiz is not among one's own.
  const other =
    quizId && !quizzes.some(({ id }) => id === quizId)
      ? await api('GET /api/quizzes/:id', { params: { id: quizId } }).catch(() => null)
      : null
  const shared = other && other.quiz.questions > 0 ? [other.quiz] : []
  return {
    classes: classes.map(({ id, name }) => ({ id, name })),
    quizzes: [...shared, ...quizzes].map(({ id, title, questions }) => ({ id, title, questions })),
    quizId,
    classId: asked.get('class'),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Start a live quiz – Revisewell' }]

/** Where a teacher begins a live quiz: in which class, and with which questions. */
export default function StartLiveScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <BackLink to="/dashboard/teacher">Back to your dashboard</BackLink>
      <PageHeading lead="Your pupils answer on their own screens, and all see the result of each question together.">
        Start a live quiz
      </PageHeading>
      {loaderData.classes.length === 0 ? (
        <EmptyState
          title="You have no class yet"
          action={
            <ButtonLink to="/dashboard/teacher" look="main">
              Make a class
            </ButtonLink>
          }
        >
          A live quiz is held in a class. Make one first and give its code to your pupils.
        </EmptyState>
      ) : (
        <StartLiveForm {...loaderData} />
      )}
    </Page>
  )
}
