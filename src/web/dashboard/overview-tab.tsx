import { useOutletContext } from 'react-router'
import type { Dashboard } from '#contract/progress.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/overview-tab'
import { hasStudiedBefore } from './has-studied-before.ts'
import { Overview } from './overview.tsx'
import { StartHere } from './start-here.tsx'
import { TasksPanel } from './tasks-panel.tsx'

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/own-tasks', { query: {} }))

export default function OverviewTab({ loaderData }: Route.ComponentProps) {
  const dashboard = useOutletContext<Dashboard>()
  return (
    <div className="grid grid-cols-1 gap-5">
      <TasksPanel tasks={loaderData.tasks} today={loaderData.today} />
      {hasStudiedBefore(dashboard) ? <Overview dashboard={dashboard} /> : <StartHere />}
    </div>
  )
}
