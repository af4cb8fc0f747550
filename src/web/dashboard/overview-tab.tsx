import { useOutletContext } from 'react-router'
import type { Dashboard } from '#contract/progress.ts'
import { Overview } from './overview.tsx'
import { StartHere } from './start-here.tsx'

export default function OverviewTab() {
  const dashboard = useOutletContext<Dashboard>()
  return dashboard.recent.length > 0 ? <Overview dashboard={dashboard} /> : <StartHere />
}
