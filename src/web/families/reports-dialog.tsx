import { useCallback, useEffect, useState } from 'react'
import type { WeeklyReport } from '#contract/weekly-report.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ReportCard } from './report-card.tsx'

interface ReportsDialogProps {
  open: boolean
  studentId: string
  name: string
  onClose: () => void
}

/** A child's weekly reports (contract §2): this week as it stands, and every week before. */
export function ReportsDialog({ open, studentId, name, onClose }: ReportsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${name}’s weekly reports`}
      description="A week’s report is ready on the Monday after it. Choose when we email it in Notification Settings."
    >
      {open && <Reports studentId={studentId} name={name} />}
    </Dialog>
  )
}

type Loaded = { thisWeek: WeeklyReport; reports: WeeklyReport[] }

function Reports({ studentId, name }: { studentId: string; name: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const read = useCallback(() => {
    setLoaded(null)
    return api('GET /api/children/:id/reports', { params: { id: studentId } }).then(setLoaded, () =>
      setLoaded('failed'),
    )
  }, [studentId])
  useEffect(() => void read(), [read])
  if (loaded === null) return <Spinner label="Loading the reports" />
  if (loaded === 'failed')
    return (
      <ErrorState
        level={3}
        title="The reports could not be loaded"
        action={<Button onClick={() => void read()}>Try again</Button>}
      >
        Nothing is lost; please try again in a moment.
      </ErrorState>
    )
  const { thisWeek, reports } = loaded
  return (
    <div className="grid gap-3">
      <ReportCard report={thisWeek} name={name} title="This week so far" open />
      {reports.map((report) => (
        <ReportCard key={report.week} report={report} name={name} />
      ))}
      {reports.length === 0 && (
        <p className="text-ink-soft">No week has ended since you were linked. The first report comes on Monday.</p>
      )}
    </div>
  )
}
