import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/quiz-editor-screen'
import { QuestionList } from './questions/question-list.tsx'
import { QuizActions } from './quiz-actions.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  guarded(found(apiOf(context)('GET /api/quizzes/:id', { params })))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.quiz.title} – Revisewell` : 'Revisewell' },
]

/** A quiz with its mark scheme: its owner writes it here, a colleague looks at it and copies it. */
export default function QuizEditorScreen({ loaderData: { quiz, questions } }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to="/dashboard/teacher/quizzes">Back to your quizzes</BackLink>
      <PageHeading above={quiz.owner ? `A quiz of ${quiz.owner}` : 'Your quiz'} lead={quiz.description}>
        {quiz.title}
      </PageHeading>
      <p className="tabular mb-4 text-ink-soft">
        {counted(quiz.questions, 'question')}, {counted(quiz.outOf, 'mark')}
        {quiz.attempts > 0 && `, handed in ${counted(quiz.attempts, 'time')}`}
      </p>
      <QuizActions quiz={quiz} marks={questions.some(({ question }) => question.kind === 'written')} />
      {quiz.attempts > 0 && (
        <p className="mb-6 max-w-[70ch] rounded-md border border-warn-edge bg-warn-wash p-4">
          Pupils have handed this quiz in. What they were asked stays with them; when you fix a question, their answers
          are marked again and marks only ever go up.
        </p>
      )}
      <QuestionList key={quiz.id} quizId={quiz.id} questions={questions} own={quiz.owner === null} />
    </Page>
  )
}
