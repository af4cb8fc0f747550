import { redirect } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/dashboard-redirect'
import { dashboardOf } from './dashboard-of.ts'

/** /dashboard leads everybody to their own; a visitor signs in first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  throw redirect(profile ? dashboardOf(profile) : '/login')
}
