import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/quiz-screen'
import { QuizPreview } from './quiz-preview.tsx'
import { TakeQuiz } from './taking/take-quiz.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  guarded(found(apiOf(context)('GET /api/quizzes/:id/start', { params })))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.quiz.title} – Revisewell` : 'Revisewell' },
]

/** A teacher's quiz: pupils who have it take it, its teacher sees it as they do. */
export default function QuizScreen({ loaderData: start }: Route.ComponentProps) {
  const { quiz } = start
  const preview = start.as === 'owner'
  return (
    <Page width="narrow">
      {preview ? (
        <BackLink to={`/dashboard/teacher/quizzes/${quiz.id}`}>Back to the quiz</BackLink>
      ) : (
        <BackLink to="/tasks">Back to your tasks</BackLink>
      )}
      <PageHeading above={preview ? 'Preview: nothing is kept' : 'Quiz'} lead={quiz.description}>
        {quiz.title}
      </PageHeading>
      {start.as === 'pupil' ? (
        <TakeQuiz key={quiz.id} start={start} />
      ) : start.questions.length > 0 ? (
        <QuizPreview key={quiz.id} quizId={quiz.id} questions={start.questions} />
      ) : (
        <EmptyState title="No questions yet">Write the first one, then look at it here.</EmptyState>
      )}
    </Page>
  )
}
