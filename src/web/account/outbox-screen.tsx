import { found } from '../api/found.ts'
import { apiOf } from '../api/request-api.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/outbox-screen'
import { LinkedText } from './linked-text.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Local outbox – Revisewell' }]

/** Not found wherever mail is really sent. */
export const loader = ({ context }: Route.LoaderArgs) => found(apiOf(context)('GET /api/dev/mail'))

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/London' })

export default function OutboxScreen({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeading lead="This installation has no mail server, so what it would send is kept here, the newest first.">
        Local outbox
      </PageHeading>
      {mails.length === 0 ? (
        <EmptyState title="No mail yet">It fills when somebody signs up, or asks for a new password.</EmptyState>
      ) : (
        <ol className="grid gap-4">
          {mails.map(({ id, to, subject, text, sentAt }, at) => (
            <li key={id}>
              <details open={at === 0} className="index-card group">
                <summary className="touch grid gap-x-4 px-5 py-3 hover:bg-subject-wash sm:grid-cols-[1fr_auto]">
                  <h2 className="text-large leading-snug">{subject}</h2>
                  <time dateTime={sentAt} className="tabular text-small text-ink-soft">
                    {when.format(new Date(sentAt))}
                  </time>
                  <span className="break-all text-small text-ink-soft">to {to}</span>
                </summary>
                <p className="border-t border-line px-5 py-4 break-words whitespace-pre-line">
                  <LinkedText text={text} />
                </p>
              </details>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-6 text-center">
        {/* Mail leaves a moment after the page that caused it. */}
        <a href="/dev/mail" className={buttonClass()}>
          Look again
        </a>
      </p>
    </Page>
  )
}
