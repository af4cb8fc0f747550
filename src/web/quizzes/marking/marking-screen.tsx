import { found } from '../../api/found.ts'
import { guarded } from '../../api/guarded.ts'
import { apiOf } from '../../api/request-api.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Route } from './+types/marking-screen'
import { MarkingQueue } from './marking-queue.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  guarded(found(apiOf(context)('GET /api/quizzes/:id/marking', { params })))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Marking ${loaderData.quiz.title} – Revisewell` : 'Revisewell' },
]

/** Where a teacher marks what pupils wrote: one question across the class, then the next. */
export default function MarkingScreen({ loaderData: { quiz, questions, comments } }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to={`/dashboard/teacher/quizzes/${quiz.id}`}>Back to the quiz</BackLink>
      <PageHeading above="Marking" lead="One question across the class at a time. Your mark counts.">
        {quiz.title}
      </PageHeading>
      {questions.length === 0 ? (
        <EmptyState title="No written answers yet">
          When pupils hand in a quiz that you have set for them, what they wrote comes here.
        </EmptyState>
      ) : (
        <MarkingQueue key={quiz.id} quizId={quiz.id} questions={questions} comments={comments} />
      )}
    </Page>
  )
}
