import { Circle } from 'lucide-react'
import { Link } from 'react-router'
import type { Notice } from '#contract/notices.ts'
import { api } from '../api/browser-api.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { momentIn } from '../progress/day-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Route } from './+types/notices-screen'
import { UNREAD_CHANGED } from './notice-bell.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Notices – Revisewell' }]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const before = new URL(request.url).searchParams.get('before') ?? undefined
  const page = await guarded(apiOf(context)('GET /api/notices', { query: { before } }))
  return { ...page, first: before === undefined }
}

/** What the product has told this person. */
export default function NoticesScreen({ loaderData: { notices, unread, next, first } }: Route.ComponentProps) {
  const { busy, act } = useAct()
  const markRead = async (ids: string[] | 'all') => {
    const answer = await api('POST /api/notices/read', { body: { ids } })
    dispatchEvent(new CustomEvent(UNREAD_CHANGED, { detail: answer.unread }))
  }
  const read = (ids: string[] | 'all') =>
    act({ work: () => markRead(ids), done: 'Marked as read', failed: 'It was not marked as read' })
  return (
    <Page width="narrow">
      <PageHeading lead={unread > 0 ? `${counted(unread, 'notice waits', 'notices wait')} for you.` : undefined}>
        Notices
      </PageHeading>
      {unread > 0 && (
        <div className="mb-4">
          <Button busy={busy} onClick={() => read('all')}>
            Mark all as read
          </Button>
        </div>
      )}
      {notices.length === 0 ? (
        <EmptyState title={first ? 'Nothing yet' : 'No more notices'}>
          News about your work and your account appears here.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {notices.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              busy={busy}
              onRead={() => read([notice.id])}
              onFollow={() => void markRead([notice.id]).catch(() => {})}
            />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
        {!first && <ButtonLink to="/notices">Newest</ButtonLink>}
        {next && <ButtonLink to={`/notices?before=${encodeURIComponent(next)}`}>Older notices</ButtonLink>}
      </nav>
    </Page>
  )
}

interface NoticeCardProps {
  notice: Notice
  busy: boolean
  onRead: () => void
  /** Its link was followed, which is reading it. */
  onFollow: () => void
}

function NoticeCard({ notice: { title, body, link, createdAt, read }, busy, onRead, onFollow }: NoticeCardProps) {
  return (
    <li className="index-card grid gap-2 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="flex items-center gap-2 text-large">
          {!read && <Circle aria-hidden className="size-3 shrink-0 fill-accent-strong stroke-none" />}
          {title}
          {!read && <span className="sr-only"> (unread)</span>}
        </h2>
        <time dateTime={createdAt} className="tabular text-small text-ink-soft">
          {momentIn(createdAt)}
        </time>
      </div>
      <p className="max-w-[70ch] whitespace-pre-line">{body}</p>
      {(link || !read) && (
        <div className="flex flex-wrap items-center gap-3">
          {link && (
            <Link to={link} onClick={onFollow} className="link">
              Open<span className="sr-only"> {title}</span>
            </Link>
          )}
          {!read && (
            <Button look="quiet" busy={busy} onClick={onRead}>
              Mark as read<span className="sr-only"> {title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
