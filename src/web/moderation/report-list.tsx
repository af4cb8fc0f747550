import { useEffect, useState } from 'react'
import type { MessageReport } from '#contract/moderation.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ReportCard } from './report-card.tsx'

interface ReportListProps {
  state: 'open' | 'decided'
  first: { reports: MessageReport[]; next: string | null }
}

/** Reported messages: those that wait, the oldest first, or those that were decided. */
export function ReportList({ state, first }: ReportListProps) {
  const [shown, setShown] = useState(first)
  const [loading, setLoading] = useState(false)
  useEffect(() => setShown(first), [first])
  const loadMore = async (after: string) => {
    setLoading(true)
    const page = await api('GET /api/moderation/reports', { query: { state, after } }).catch(() => null)
    if (page) setShown(({ reports }) => ({ reports: [...reports, ...page.reports], next: page.next }))
    setLoading(false)
  }
  if (shown.reports.length === 0)
    return (
      <EmptyState title={state === 'open' ? 'Nothing waits' : 'Nothing was decided yet'}>
        {state === 'open'
          ? 'When a pupil reports a message of a group that you look after, it appears here with what was said around it.'
          : 'Decisions stay here, with who made them and why.'}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4">
        {shown.reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
      {shown.next && (
        <Button className="mt-4" busy={loading} busyLabel="Reading…" onClick={() => shown.next && loadMore(shown.next)}>
          Show more
        </Button>
      )}
    </>
  )
}
