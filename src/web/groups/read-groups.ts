import type { ApiCall } from '../api/client.ts'
import { ApiError } from '../api/client.ts'

/** What the screen shows; `own` is null for who is no pupil. The route is open to everybody (contract §6). */
export async function readGroups(api: ApiCall, url: URL) {
  const filters = { subject: url.searchParams.get('subject') ?? '', search: url.searchParams.get('search') ?? '' }
  const query = {
    ...(filters.subject && { subject: filters.subject }),
    ...(filters.search && { search: filters.search }),
  }
  try {
    const [own, found] = await Promise.all([api('GET /api/groups'), api('GET /api/groups/discover', { query })])
    return { own, found, filters, who: 'pupil' as const }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code !== 'not-signed-in' && code !== 'not-allowed') throw error
    const { profile } = await api('GET /api/me')
    const who = profile === null ? 'guest' : profile.role === 'parent' ? 'parent' : 'moderator'
    return { own: null, found: { groups: [], next: null }, filters, who } as const
  }
}
