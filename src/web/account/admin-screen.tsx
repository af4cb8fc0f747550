import { Hourglass } from 'lucide-react'
import { Outlet } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/admin-screen'
import { outcomeOf, textIn } from './form-outcome.ts'
import { requireRole } from './require-role.ts'
import { RoleDashboard, type Step } from './role-dashboard.tsx'
import { RoleRequests } from './role-requests.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Admin dashboard – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const profile = await requireRole(api, 'admin')
  if (profile.roleAwaitsApproval) return { profile, requests: null }
  const { requests } = await api('GET /api/admin/role-requests')
  return { profile, requests }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const decision = textIn(form, 'decision') === 'approved' ? 'approved' : 'refused'
  return outcomeOf(form, () =>
    apiOf(context)('POST /api/admin/role-requests/:id', { params: { id: textIn(form, 'id') }, body: { decision } }),
  )
}

const steps: Step[] = [
  {
    to: '/revision',
    title: 'Explore subjects',
    text: 'Open any topic as pupils see it: its cards, its quiz with every explanation, and its notes.',
  },
  {
    to: '/dashboard/admin/rewards',
    title: 'Reward claims',
    text: 'Hand over or refuse what pupils have claimed with their points, and say how many of each reward there are.',
  },
  {
    to: '/dashboard/admin/mistakes',
    title: 'Reported mistakes',
    text: 'What readers say is wrong in a card, a question or a note, with the words of the item.',
  },
  {
    to: '/dashboard/admin/concerns',
    title: 'Concerns',
    text: 'Messages to the tutor that may be signs of distress, for the adult whose job it is to help.',
  },
  { to: '/help', title: 'Help centre', text: 'What everybody on this installation reads when they need help.' },
]

export default function AdminScreen({ loaderData: { profile, requests }, actionData: outcome }: Route.ComponentProps) {
  return (
    <RoleDashboard
      profile={profile}
      lead={requests ? 'You look after this installation.' : 'Your account is ready; its admin rights are not yet.'}
      steps={requests ? steps : steps.filter(({ to }) => !to.startsWith('/dashboard'))}
      first={requests ? <RoleRequests requests={requests} outcome={outcome} /> : <AwaitsApproval />}
    >
      <Outlet />
    </RoleDashboard>
  )
}

function AwaitsApproval() {
  return (
    <section className="flex gap-4 rounded-md border border-warn-edge bg-warn-wash p-5">
      <Hourglass aria-hidden className="size-6 shrink-0 text-warn" />
      <div>
        <h2 className="text-h3 text-warn">Your admin account awaits approval</h2>
        <p className="mt-1 max-w-[60ch]">
          An admin of this installation has been asked to approve it. You will get a mail when they have decided. Until
          then you can use everything that is open to all.
        </p>
      </div>
    </section>
  )
}
