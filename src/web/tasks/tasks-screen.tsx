import { Plus } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import type { TaskList } from '#contract/tasks.ts'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/tasks-screen'
import { ClassGapsPanel } from './class-gaps-panel.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskTabs } from './task-tabs.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Set work – Revisewell' }]

const shows = ['open', 'due', 'finished'] as const
type Show = (typeof shows)[number]

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const show: Show = shows.find((name) => name === query.get('show')) ?? 'open'
  const classId = query.get('class') || undefined
  const after = query.get('after') ?? undefined
  const api = apiOf(context)
  const [list, gaps] = await found(
    guarded(
      Promise.all([
        api('GET /api/tasks', { query: { show, classId, after } }),
        classId ? api('GET /api/class-gaps/:id', { params: { id: classId } }) : null,
      ]),
    ),
  )
  return { show, classId: classId ?? '', list, gaps }
}

/** All work that a teacher has set: open, due within a week, finished; of all classes or one, then with that class's gaps. */
export default function TasksScreen({ loaderData: { show, classId, list, gaps } }: Route.ComponentProps) {
  const { classes, tasks, today, next, counts } = list
  const addressOf = (change: { show?: Show; after?: string }) => {
    const parameters = { show, ...(classId && { class: classId }), ...change }
    return `/dashboard/teacher/tasks?${new URLSearchParams(parameters)}`
  }
  return (
    <Page>
      <BackLink to="/dashboard/teacher">Back to Dashboard</BackLink>
      <PageHeading lead="Everything you have set, for every class, in one place.">Set work</PageHeading>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <ClassFilter classes={classes} classId={classId} show={show} />
        <ButtonLink to={`/dashboard/teacher/tasks/new${classId && `?class=${classId}`}`} look="main">
          <Plus aria-hidden className="size-5" />
          Assign Task
        </ButtonLink>
      </div>
      <TaskTabs
        tabs={shows.map((name) => ({
          to: addressOf({ show: name }),
          label: labels[name],
          count: counts[name],
          on: name === show,
        }))}
      />
      {tasks.length === 0 ? (
        <EmptyState title={emptyTitles[show]}>{emptyTexts[show]}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} today={today} />
          ))}
        </ul>
      )}
      {next && (
        <ButtonLink to={addressOf({ after: next })} className="mt-5">
          {show === 'finished' ? 'Earlier tasks' : 'Later tasks'}
        </ButtonLink>
      )}
      {gaps && <ClassGapsPanel key={classId} classId={classId} gaps={gaps} />}
    </Page>
  )
}

const labels: Record<Show, string> = { open: 'Open', due: 'Due this week', finished: 'Finished' }
const emptyTitles: Record<Show, string> = {
  open: 'Nothing is open',
  due: 'Nothing is due this week',
  finished: 'Nothing is finished yet',
}
const emptyTexts: Record<Show, string> = {
  open: 'Assign a topic, a set of cards or a quiz to a class, or to some of its pupils.',
  due: 'What is due within seven days appears here.',
  finished: 'Work whose day has passed stays here with its results.',
}

function ClassFilter({ classes, classId, show }: { classes: TaskList['classes']; classId: string; show: Show }) {
  const submit = useSubmit()
  return (
    <Form className="flex items-end gap-3" onChange={(event) => submit(event.currentTarget)}>
      <input type="hidden" name="show" value={show} />
      <SelectField label="Class" name="class" required={true} defaultValue={classId} key={classId}>
        <option value="">All classes</option>
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}
