import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { found } from '../api/found.ts'
import { apiOf } from '../api/request-api.ts'
import { Panel } from '../progress/panel.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/privacy-screen'
import { ConsentPanel } from './consent-panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { Notice } from './notice.tsx'
import { Onlookers } from './onlookers.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Privacy – Revisewell' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { profile } = await api('GET /api/me')
  if (!profile) return null
  const child = new URL(request.url).searchParams.get('child')
  return found(api('GET /api/privacy/:id', { params: { id: child || 'me' } }))
}

/** What is known about a person, who sees it, and how to end it; for a parent also of a linked child. */
export default function PrivacyScreen({ loaderData: report }: Route.ComponentProps) {
  const own = report?.person.own ?? true
  return (
    <Page>
      <PageHeading
        lead={
          own
            ? 'What Revisewell knows about you, who sees it, and how to end it.'
            : `What Revisewell knows about ${report?.person.fullName}, who sees it, and how to end it.`
        }
      >
        Privacy
      </PageHeading>
      <div className="grid gap-8">
        {report && (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Onlookers report={report} />
            <div className="grid gap-5">
              <ConsentPanel report={report} />
              {!report.speaksFor && <NotConfirmed name={report.person.fullName} />}
              {report.speaksFor && (
                <Panel title={own ? 'Your data' : 'Their data'}>
                  <p className="mb-3">Everything that is stored, as one ZIP file of plain text files.</p>
                  <a
                    href={`/api/privacy/${own ? 'me' : encodeURIComponent(report.person.id)}/data`}
                    download
                    className={buttonClass()}
                  >
                    <Download aria-hidden className="size-5" />
                    Download everything
                  </a>
                </Panel>
              )}
              {report.speaksFor && <DeletionPanel report={report} />}
              {report.children.length > 0 && (
                <Panel title="Your children">
                  <ul>
                    {report.children.map(({ id, fullName }) => (
                      <li key={id}>
                        <Link
                          to={`/privacy?child=${encodeURIComponent(id)}`}
                          className="inline-flex min-h-11 items-center"
                        >
                          Privacy of {fullName}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </Panel>
              )}
              {!own && (
                <p>
                  <Link to="/privacy" className="link">
                    Back to your own privacy
                  </Link>
                </p>
              )}
            </div>
          </div>
        )}
        <Notice />
        {!report && (
          <p>
            <Link to="/login" className="link">
              Sign in
            </Link>{' '}
            to see who sees what about you, to download it or to delete it. Without an account, what you do stays on
            this device.
          </p>
        )}
      </div>
    </Page>
  )
}

/** For a parent who is linked by the child's code alone. */
function NotConfirmed({ name }: { name: string }) {
  return (
    <Panel title="The school has not confirmed you yet">
      <p>
        Anyone with {name}’s code can link to them. Deciding what they are allowed, downloading their data and deleting
        their account take a second proof: ask the school to confirm you on{' '}
        <Link to="/dashboard/parent" className="link">
          your dashboard
        </Link>
        .
      </p>
    </Panel>
  )
}
