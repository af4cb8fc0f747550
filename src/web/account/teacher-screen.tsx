import { Outlet } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/teacher-screen'
import { requireRole } from './require-role.ts'
import { RoleDashboard } from './role-dashboard.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Teacher dashboard – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => requireRole(apiOf(context), 'teacher')

export default function TeacherScreen({ loaderData: profile }: Route.ComponentProps) {
  return (
    <RoleDashboard
      profile={profile}
      lead="Everything your pupils revise with is open to you."
      steps={[
        {
          to: '/revision',
          title: 'Explore subjects',
          text: 'Open any topic as your pupils see it: its cards, its quiz with every explanation, and its notes.',
        },
        {
          to: '/help',
          title: 'Help centre',
          text: 'How it all works, and a form to tell us what you need for your classes.',
        },
      ]}
    >
      <Outlet />
    </RoleDashboard>
  )
}
