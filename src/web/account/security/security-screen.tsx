import { guarded } from '../../api/guarded.ts'
import { apiOf } from '../../api/request-api.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { dashboardOf } from '../dashboard-of.ts'
import type { Route } from './+types/security-screen'
import { PasswordPanel } from './password-panel.tsx'
import { SecondStepsPanel } from './second-steps-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Sign-in and security – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [security, { profile }] = await Promise.all([guarded(api('GET /api/me/security')), api('GET /api/me')])
  return { security, waits: profile?.needsSecondStep ?? false, dashboard: dashboardOf(profile) }
}

/** Everything about how one signs in: second steps, where one is signed in, and the password. */
export default function SecurityScreen({ loaderData: { security, waits, dashboard } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      {!waits && <BackLink to={dashboard}>Back to your dashboard</BackLink>}
      <PageHeading lead="How you sign in, and where you are signed in.">Sign-in and security</PageHeading>
      <div className="grid grid-cols-1 gap-8">
        {security.hasEmail && <SecondStepsPanel state={security.secondSteps} waits={waits} />}
        <SessionsPanel sessions={security.sessions} hasEmail={security.hasEmail} />
        {security.hasEmail && <PasswordPanel />}
      </div>
    </Page>
  )
}
