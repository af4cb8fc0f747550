import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/assign-screen'
import { AssignForm } from './assign-form.tsx'
import { firstPart } from './task-draft.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Assign Task – Revisewell' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [choices, { levels }] = await Promise.all([guarded(api('GET /api/task-choices')), api('GET /api/curriculum')])
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const subjects = levels.flatMap(({ id: level, title: levelTitle, subjects: own }) =>
    own.map(({ slug, title, studyTopics }) => ({ level, levelTitle, slug, title, studyTopics })),
  )
  return { choices, subjects: subjects.filter(({ studyTopics }) => studyTopics > 0), query }
}

/** Where a teacher sets work: what, for whom, when, and how it counts as done. */
export default function AssignScreen({ loaderData: { choices, subjects, query } }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to="/dashboard/teacher/tasks">Back to set work</BackLink>
      <PageHeading lead="Choose what is to be done, by whom and until when. Pupils see it on their dashboard and in their plan.">
        Assign Task
      </PageHeading>
      {choices.classes.length === 0 ? (
        <EmptyState
          title="You have no class yet"
          action={
            <ButtonLink to="/dashboard/teacher" look="main">
              Make a class
            </ButtonLink>
          }
        >
          Work is set for the pupils of your classes. Make a class first and give its code to your pupils.
        </EmptyState>
      ) : (
        <AssignForm choices={choices} subjects={subjects} first={firstPart(query, choices)} />
      )}
    </Page>
  )
}
