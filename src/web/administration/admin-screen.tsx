import { Hourglass } from 'lucide-react'
import { Outlet, redirect } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/admin-screen'
import { InstallationFigures } from './installation-figures.tsx'
import { ManagementLinks } from './management-links.tsx'
import { Queues } from './queues.tsx'
import { RoleRequests } from './role-requests.tsx'
import { SystemTools } from './system-tools.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Admin dashboard – Revisewell' }]

/** The route guard of contract §6; an admin who is not approved yet may pass, and is told so. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { profile } = await api('GET /api/me')
  if (!profile) throw redirect('/login')
  if (profile.role !== 'admin') throw redirect('/')
  // Two-step sign-in comes first (decision 48).
  if (profile.needsSecondStep) throw redirect('/security')
  if (profile.roleAwaitsApproval) return { profile, installation: null }
  const [overview, { requests }] = await Promise.all([
    api('GET /api/admin/overview'),
    api('GET /api/admin/role-requests'),
  ])
  return { profile, installation: { overview, requests } }
}

/** The admin's dashboard: how the installation stands, what waits, and everything there is to look after. */
export default function AdminScreen({ loaderData: { profile, installation } }: Route.ComponentProps) {
  const [firstName = ''] = profile.fullName.trim().split(/\s+/)
  return (
    <Page>
      <PageHeading
        lead={
          installation ? 'You look after this installation.' : 'Your account is ready; its admin rights are not yet.'
        }
        above={<RoleBadge role={profile.role} />}
      >
        Hello, {firstName}
      </PageHeading>
      <div className="@container grid grid-cols-1 gap-10">
        {installation ? (
          <>
            <Queues queues={installation.overview.queues} />
            <RoleRequests requests={installation.requests} />
            <InstallationFigures overview={installation.overview} />
            <ManagementLinks />
            <SystemTools overview={installation.overview} />
          </>
        ) : (
          <AwaitsApproval />
        )}
        <Outlet />
      </div>
    </Page>
  )
}

function AwaitsApproval() {
  return (
    <section className="flex gap-4 rounded-md border border-warn-edge bg-warn-wash p-5">
      <Hourglass aria-hidden className="size-6 shrink-0 text-warn" />
      <div>
        <h2 className="text-h3 text-warn">Your admin account awaits approval</h2>
        <p className="mt-1 mb-4 max-w-[60ch]">
          An admin of this installation has been asked to approve it. You will get a mail when they have decided. Until
          then you can use everything that is open to all.
        </p>
        <ButtonLink to="/revision">Explore Subjects</ButtonLink>
      </div>
    </section>
  )
}
