import { Link } from 'react-router'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { classes } from '../ui/classes.ts'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/moderation-screen'
import { ChatSwitches } from './chat-switches.tsx'
import { GroupTranscript } from './group-transcript.tsx'
import { ModeratedGroups } from './moderated-groups.tsx'
import { readModeration } from './read-moderation.ts'
import { ReportList } from './report-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Moderation – Revisewell' }]

export const loader = ({ context, request }: Route.LoaderArgs) =>
  guarded(readModeration(apiOf(context), new URL(request.url)))

/** Looking after study groups: reported messages, the groups themselves and, for admins, which schools have chat. */
export default function ModerationScreen({ loaderData }: Route.ComponentProps) {
  const { view, admin } = loaderData
  const views = [
    { id: 'open', label: 'Waiting' },
    { id: 'decided', label: 'Decided' },
    { id: 'groups', label: 'Groups' },
    ...(admin ? [{ id: 'schools', label: 'Schools' }] : []),
  ]
  return (
    <Page>
      <BackLink to={admin ? '/dashboard/admin' : '/dashboard/teacher'}>Back to Dashboard</BackLink>
      <PageHeading lead="Messages that pupils reported, and the study groups that you look after. What you decide and read is written down, and the pupils concerned are told.">
        Moderation
      </PageHeading>
      <nav
        aria-label="Moderation"
        className="mb-6 flex gap-1 overflow-x-auto overflow-y-hidden border-b-2 border-subject-line"
      >
        {views.map(({ id, label }) => (
          <Link
            key={id}
            to={id === 'open' ? '/moderation' : `/moderation?view=${id}`}
            aria-current={id === view.kind ? 'page' : undefined}
            preventScrollReset
            className={classes(
              'touch -mb-0.5 inline-flex shrink-0 items-center border-b-4 px-3 font-bold whitespace-nowrap no-underline',
              id === view.kind ? 'border-subject text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {(view.kind === 'open' || view.kind === 'decided') && (
        <ReportList key={view.kind} state={view.kind} first={view.page} />
      )}
      {view.kind === 'groups' && view.detail && <GroupTranscript key={view.detail.group.id} first={view.detail} />}
      {view.kind === 'groups' && !view.detail && <ModeratedGroups first={view.page} search={view.search} />}
      {view.kind === 'schools' && <ChatSwitches found={view.page} search={view.search} />}
    </Page>
  )
}
