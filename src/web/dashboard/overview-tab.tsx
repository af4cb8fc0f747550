import { useOutletContext } from 'react-router'
import type { Dashboard } from '#contract/progress.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { DoThisNow } from '../progress/do-this-now.tsx'
import { LiveNow } from '../session/live-now.tsx'
import type { Route } from './+types/overview-tab'
import { hasStudiedBefore } from './guest/has-studied-before.ts'
import { Overview } from './overview.tsx'
import { StartHere } from './start-here.tsx'
import { TasksPanel } from './tasks-panel.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [tasks, { quizzes }] = await Promise.all([
    guarded(api('GET /api/own-tasks', { query: {} })),
    guarded(api('GET /api/live-quizzes')),
  ])
  return { ...tasks, liveQuizzes: quizzes }
}

export default function OverviewTab({ loaderData }: Route.ComponentProps) {
  const dashboard = useOutletContext<Dashboard>()
  const studied = hasStudiedBefore(dashboard)
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <LiveNow quizzes={loaderData.liveQuizzes} />
      {studied && <DoThisNow due={dashboard.due.now} />}
      <TasksPanel tasks={loaderData.tasks} today={loaderData.today} />
      {studied ? <Overview dashboard={dashboard} /> : <StartHere />}
    </div>
  )
}
