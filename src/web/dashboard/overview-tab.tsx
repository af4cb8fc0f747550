import { useOutletContext } from 'react-router'
import type { Dashboard } from '#contract/progress.ts'
import { hasStudiedBefore } from './has-studied-before.ts'
import { Overview } from './overview.tsx'
import { StartHere } from './start-here.tsx'

export default function OverviewTab() {
  const dashboard = useOutletContext<Dashboard>()
  return hasStudiedBefore(dashboard) ? <Overview dashboard={dashboard} /> : <StartHere />
}
