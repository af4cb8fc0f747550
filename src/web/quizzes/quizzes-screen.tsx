import { Search, Upload } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/quizzes-screen'
import { ImportPanel } from './import-panel.tsx'
import { MakeQuizForm } from './make-quiz-form.tsx'
import { QuizList } from './quiz-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Quizzes – Revisewell' }]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const after = asked.get('after') ?? ''
  const query = {
    from: asked.get('from') === 'school' ? ('school' as const) : ('mine' as const),
    search: (asked.get('search') ?? '').slice(0, 100),
    ...(uuid.test(after) && { after }),
  }
  return { ...(await guarded(apiOf(context)('GET /api/quizzes', { query }))), ...query }
}

/** A teacher's quizzes, and those that colleagues of the school share. */
export default function QuizzesScreen({ loaderData: { quizzes, next, from, search } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const importing = params.has('import')
  const school = from === 'school'
  const to = (changes: Record<string, string>) =>
    `?${new URLSearchParams({ ...(school && { from }), ...(search && { search }), ...changes })}`
  return (
    <Page>
      <BackLink to="/dashboard/teacher">Back to your dashboard</BackLink>
      <PageHeading lead="Write quizzes that are marked for you, with eight kinds of question. Set one for a class with Assign Task.">
        Quizzes
      </PageHeading>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <MakeQuizForm />
        <ButtonLink to="?import">
          <Upload aria-hidden className="size-5" /> Import GIFT or QTI
        </ButtonLink>
      </div>
      {importing && <ImportPanel />}
      <nav aria-label="Whose quizzes" className="mb-4 flex flex-wrap gap-2">
        <ButtonLink to="?" aria-current={school ? undefined : 'page'} look={school ? 'quiet' : 'plain'}>
          My quizzes
        </ButtonLink>
        <ButtonLink to="?from=school" aria-current={school ? 'page' : undefined} look={school ? 'plain' : 'quiet'}>
          From my school
        </ButtonLink>
      </nav>
      <Form role="search" noValidate className="mb-6 flex max-w-xl flex-wrap items-end gap-3" key={`${from} ${search}`}>
        {school && <input type="hidden" name="from" value="school" />}
        <Field
          label="Search quizzes"
          name="search"
          type="search"
          required={false}
          defaultValue={search}
          className="grow"
        />
        <Button type="submit">
          <Search aria-hidden className="size-5" /> Search
        </Button>
      </Form>
      {quizzes.length > 0 ? (
        <QuizList quizzes={quizzes} />
      ) : (
        <EmptyState title={search ? 'Nothing found' : school ? 'Nothing shared yet' : 'You have no quizzes yet'}>
          {search
            ? 'Try another word.'
            : school
              ? 'When a colleague shares a quiz with your school, you can look at it and copy it here.'
              : 'Give one a title above, and write its first question.'}
        </EmptyState>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {params.has('after') && <ButtonLink to={to({})}>Back to the newest</ButtonLink>}
        {next && <ButtonLink to={to({ after: next })}>Older quizzes</ButtonLink>}
      </div>
    </Page>
  )
}
