import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { longDay } from '../progress/day-words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SchoolSelect, schoolIn } from './school-select.tsx'
import type { ToolProps } from './system-tools.tsx'
import { useSave } from './use-save.ts'

const LOOK_EVERY_MS = 1500

/** Asks for a report and gives its files once a job has made them. */
export default function ReportForm({ overview: { schools, days } }: ToolProps) {
  const { busy, fields, save } = useSave()
  const { reports, look } = useReports()
  const id = useRef(clientId())
  const onSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const asked = await save({
      work: () =>
        api('POST /api/admin/reports', {
          body: {
            id: id.current,
            firstDay: String(data.get('firstDay')),
            lastDay: String(data.get('lastDay')),
            schoolId: schoolIn(data),
            withNames: data.get('withNames') === 'on',
          },
        }),
      done: 'The report is being made',
      failed: 'The report was not asked for',
    })
    if (!asked) return
    id.current = clientId()
    await look()
  }
  return (
    <div className="grid gap-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit(event.currentTarget)
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="From"
            name="firstDay"
            type="date"
            required
            defaultValue={days[0]?.day}
            error={fields.firstDay}
          />
          <Field
            label="Until"
            name="lastDay"
            type="date"
            required
            defaultValue={days.at(-1)?.day}
            error={fields.lastDay}
          />
        </div>
        <SchoolSelect schools={schools} error={fields.schoolId} />
        <div>
          <label className="touch flex items-center gap-3 font-bold">
            <input type="checkbox" name="withNames" className="size-5" aria-describedby="names-hint" />
            List each pupil by name
          </label>
          <p id="names-hint" className="text-small text-ink-soft">
            Without it the report names nobody.
          </p>
        </div>
        <Button type="submit" look="main" busy={busy} className="justify-self-end">
          Make the report
        </Button>
      </form>
      {reports.length > 0 && (
        <section aria-labelledby="reports">
          <h3 id="reports" className="mb-2">
            Reports
          </h3>
          <ul className="grid gap-2" aria-live="polite">
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The reports, looked at again while one is being made. */
function useReports() {
  const [reports, setReports] = useState<readonly Report[]>([])
  const look = () =>
    api('GET /api/admin/reports').then(
      (answer) => setReports(answer.reports),
      () => {},
    )
  useEffect(() => void look(), [])
  const waiting = reports.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting])
  return { reports, look }
}

function ReportItem({ report: { id, firstDay, lastDay, school, withNames, state, progress } }: { report: Report }) {
  const span = `${longDay(firstDay)} to ${longDay(lastDay)}`
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <p>
        <strong>{school ?? 'Every school'}</strong>
        <span className="block text-small text-ink-soft">
          {span}
          {withNames && ', with names'}
        </span>
      </p>
      {state === 'waiting' && <ProgressBar label="The report is being made" value={progress} />}
      {state === 'failed' && <p className="text-bad">It could not be made. Please ask for it again.</p>}
      {state === 'ready' && (
        <p className="flex flex-wrap gap-2">
          {(['pdf', 'csv'] as const).map((kind) => (
            <a key={kind} href={`/api/admin/reports/${id}.${kind}`} download className={buttonClass()}>
              <Download aria-hidden className="size-4" />
              {kind.toUpperCase()}
              <span className="sr-only">{` of ${school ?? 'every school'}, ${span}`}</span>
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
