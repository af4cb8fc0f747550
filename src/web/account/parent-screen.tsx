import { Outlet } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/parent-screen'
import { requireRole } from './require-role.ts'
import { RoleDashboard } from './role-dashboard.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Parent dashboard – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => requireRole(apiOf(context), 'parent')

export default function ParentScreen({ loaderData: profile }: Route.ComponentProps) {
  return (
    <RoleDashboard
      profile={profile}
      lead="See what your child revises, and try it together."
      steps={[
        {
          to: '/revision',
          title: 'Explore subjects',
          text: 'Open a topic that your child is working on. Ten minutes together with its cards go a long way.',
        },
        {
          to: '/help',
          title: 'Help centre',
          text: 'How it all works, and a form to ask us anything.',
        },
      ]}
    >
      <Outlet />
    </RoleDashboard>
  )
}
