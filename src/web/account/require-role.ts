import { redirect } from 'react-router'
import type { Profile } from '#contract/accounts.ts'
import type { ApiCall } from '../api/client.ts'

/**
 * The route guard (specification, section 6): whoever is not signed in goes to /login, whoever has another role to /.
 * An admin who is not approved yet may pass; what the API gives them is nothing.
 */
export async function requireRole(api: ApiCall, role: Profile['role']): Promise<Profile> {
  const { profile } = await api('GET /api/me')
  if (!profile) throw redirect('/login')
  if (profile.role !== role) throw redirect('/')
  return profile
}
