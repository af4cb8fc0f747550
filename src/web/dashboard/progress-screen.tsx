import { redirect } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/progress-screen'
import { GuestProgress } from './guest/guest-progress.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Progress – Revisewell' }]

/** Whoever is signed in has a dashboard of their role. */
export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  if (profile) throw redirect(`/dashboard/${profile.role}`)
  return null
}

export default function ProgressScreen() {
  return (
    <Page>
      <BackLink to="/">Back to home</BackLink>
      <PageHeading lead="You can study without an account. What you answer is kept on this device.">
        Progress
      </PageHeading>
      <GuestProgress />
    </Page>
  )
}
