import type { MistakeReport } from '#contract/mistakes.ts'
import { api } from '../api/browser-api.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Route } from './+types/mistake-reports-screen'

export const meta: Route.MetaFunction = () => [{ title: 'Reported mistakes – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/admin/mistake-reports'))

const decisions = {
  mended: { label: 'Fixed', done: 'Closed: the item was fixed' },
  'no-mistake': { label: 'No mistake', done: 'Closed: there was no mistake' },
} as const
type Decision = keyof typeof decisions

/** What readers say is wrong in the material, for an admin to look at. */
export default function MistakeReportsScreen({ loaderData: { reports, more } }: Route.ComponentProps) {
  const { busy, decide } = useDecision()
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading lead="An item is fixed in its topic’s file, which keeps its id; then the report can be closed.">
        Reported mistakes
      </PageHeading>
      {reports.length === 0 ? (
        <EmptyState title="Nothing is reported">
          When a reader says that a card, a question or a note is wrong, it appears here.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {reports.map((report) => (
            <Report key={report.id} report={report} busy={busy} onDecide={(decision) => decide(report.id, decision)} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-4 text-ink-soft">{counted(more, 'more report')} after these.</p>}
    </Page>
  )
}

interface ReportProps {
  report: MistakeReport
  busy: boolean
  onDecide: (decision: Decision) => void
}

function Report({ report: { itemId, place, text, note, receivedAt }, busy, onDecide }: ReportProps) {
  return (
    <li className="index-card grid gap-3 p-5">
      <div>
        <h2 className="text-large">{place}</h2>
        <p className="text-small text-ink-soft">
          <code className="break-all">{itemId}</code>, reported on{' '}
          <time dateTime={receivedAt}>{shortDay(receivedAt.slice(0, 10))}</time>
        </p>
      </div>
      {text && <p className="border-l-4 border-subject-line pl-3 text-ink-soft">{text}</p>}
      <p className="max-w-[70ch] whitespace-pre-line">{note}</p>
      <div className="flex flex-wrap gap-2">
        {(['mended', 'no-mistake'] as const).map((decision) => (
          <Button key={decision} busy={busy} onClick={() => onDecide(decision)}>
            {decisions[decision].label}
            <span className="sr-only"> {itemId}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}

function useDecision() {
  const { busy, act } = useAct()
  const decide = (id: string, decision: Decision) =>
    act({
      work: () => api('POST /api/admin/mistake-reports/:id', { params: { id }, body: { decision } }),
      done: decisions[decision].done,
      failed: 'Nothing was decided',
    })
  return { busy, decide }
}
