import type { Concern } from '#contract/tutor.ts'
import { api } from '../api/browser-api.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Route } from './+types/concerns-screen'

export const meta: Route.MetaFunction = () => [{ title: 'Concerns – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/admin/concerns'))

const kinds: Record<Concern['kind'], string> = {
  'self-harm': 'May want to harm themselves',
  abuse: 'May be harmed by somebody',
  bullying: 'May be bullied',
  threat: 'May want to harm others',
  unsafe: 'May be about to do something dangerous',
}

/** Messages to the tutor that may be signs of distress, for the adult whose job it is. */
export default function ConcernsScreen({ loaderData: { concerns, more }, matches }: Route.ComponentProps) {
  // It stands in the dashboard of whoever reads it: an admin's, or that of the teacher whom a school has named.
  const dashboard = matches.at(-1)?.id === 'teacher-concerns' ? '/dashboard/teacher' : '/dashboard/admin'
  const { busy, act } = useAct()
  const seen = (id: string) =>
    act({
      work: () => api('POST /api/admin/concerns/:id/seen', { params: { id } }),
      done: 'Marked as seen',
      failed: 'It was not marked as seen',
    })
  return (
    <Page>
      <BackLink to={dashboard}>Back to Dashboard</BackLink>
      <PageHeading lead="Messages to the tutor that may be signs of distress. The writer was told where to find help. A rule chose them, so read each one, and act by your school’s safeguarding policy.">
        Concerns
      </PageHeading>
      {concerns.length === 0 ? (
        <EmptyState title="There are none">When somebody writes to the tutor in distress, it appears here.</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {concerns.map((concern) => (
            <ConcernCard key={concern.id} concern={concern} busy={busy} onSeen={() => seen(concern.id)} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-4 text-ink-soft">{counted(more, 'more message')} after these.</p>}
    </Page>
  )
}

function ConcernCard({ concern, busy, onSeen }: { concern: Concern; busy: boolean; onSeen: () => void }) {
  const { kind, message, person, receivedAt, seenAt } = concern
  const name = person?.fullName ?? 'Somebody who was not signed in'
  return (
    <li className="index-card grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-large">{name}</h2>
          <p className="text-small text-ink-soft">
            {person && `${person.email}, ${person.school ?? 'no school'}, `}
            <time dateTime={receivedAt}>
              {shortDay(receivedAt.slice(0, 10))}, {receivedAt.slice(11, 16)} UTC
            </time>
          </p>
        </div>
        <Badge tone={seenAt ? 'grey' : 'warn'}>{kinds[kind]}</Badge>
      </div>
      <p className="max-w-[70ch] border-l-4 border-subject-line pl-3 whitespace-pre-line wrap-anywhere">{message}</p>
      {seenAt ? (
        <p className="text-small text-ink-soft">
          Seen on <time dateTime={seenAt}>{shortDay(seenAt.slice(0, 10))}</time>
        </p>
      ) : (
        <div>
          <Button busy={busy} onClick={onSeen}>
            Mark as seen
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
