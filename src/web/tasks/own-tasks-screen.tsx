import type { ReactNode } from 'react'
import type { OwnTask } from '#contract/tasks.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { TaskList } from '../progress/task-list.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/own-tasks-screen'

export const meta: Route.MetaFunction = () => [{ title: 'Your tasks – Revisewell' }]

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const after = new URL(request.url).searchParams.get('after') ?? undefined
  return guarded(apiOf(context)('GET /api/own-tasks', { query: { after } }))
}

/** Everything that is set for a pupil: what is due, what may still be done late, and what is done. */
export default function OwnTasksScreen({ loaderData: { tasks, today, next } }: Route.ComponentProps) {
  const of = (...states: OwnTask['state'][]) => tasks.filter(({ state }) => states.includes(state))
  // What is due next comes first; of what is over, the latest.
  const due = of('to-do', 'begun').toReversed()
  const late = of('overdue').toReversed()
  const done = of('done', 'done-late')
  const closed = of('closed')
  return (
    <Page>
      <BackLink to="/dashboard/student">Back to your dashboard</BackLink>
      <PageHeading lead={lead(due.length, late.length)}>Your tasks</PageHeading>
      {tasks.length === 0 && (
        <EmptyState title="Nothing is set for you" action={<ButtonLink to="/revision">Explore Subjects</ButtonLink>}>
          When a teacher sets work for your class, it appears here with the day on which it is due.
        </EmptyState>
      )}
      <Group title="To do" tasks={due} today={today} />
      <Group title="Still open" tasks={late} today={today}>
        The day has passed, and that happens. You can still do it, and your teacher will see that you did.
      </Group>
      <Group title="Done" tasks={done} today={today} />
      <Group title="Closed" tasks={closed} today={today}>
        These are over. Ask your teacher if you would like to do one after all.
      </Group>
      {next && <ButtonLink to={`/tasks?after=${next}`}>Earlier tasks</ButtonLink>}
    </Page>
  )
}

interface GroupProps {
  title: string
  tasks: readonly OwnTask[]
  today: string
  children?: ReactNode
}

function Group({ title, tasks, today, children }: GroupProps) {
  if (tasks.length === 0) return null
  return (
    <section aria-label={title} className="mb-9">
      <h2 className="mb-3">
        {title} <span className="tabular font-normal text-ink-soft">({tasks.length})</span>
      </h2>
      {children && <p className="mb-3 max-w-[62ch] text-ink-soft">{children}</p>}
      <TaskList tasks={tasks} today={today} />
    </section>
  )
}

function lead(due: number, late: number): string {
  if (due > 0)
    return due === 1 ? 'One thing to do. It opens with one press.' : `${due} things to do. Each opens with one press.`
  return late > 0 ? 'Nothing new is due; something older is still open.' : 'Nothing is due. Well kept up.'
}
