import type { ApiCall } from '../api/client.ts'
import { found } from '../api/found.ts'

/** What the address asks for: reports, groups, one group's chat, or the schools. */
export async function readModeration(api: ApiCall, url: URL) {
  const wanted = url.searchParams.get('view')
  const search = url.searchParams.get('search') ?? ''
  const query = search ? { search } : {}
  const { profile } = await api('GET /api/me')
  const admin = profile?.role === 'admin'
  if (wanted === 'schools' && admin)
    return {
      admin,
      view: { kind: 'schools' as const, search, page: await api('GET /api/moderation/schools', { query }) },
    }
  if (wanted === 'groups') {
    const id = url.searchParams.get('group')
    const detail = id ? await found(api('GET /api/moderation/groups/:id', { params: { id }, query: {} })) : null
    const page = detail ? { groups: [], next: null } : await api('GET /api/moderation/groups', { query })
    return { admin, view: { kind: 'groups' as const, search, page, detail } }
  }
  const state = wanted === 'decided' ? ('decided' as const) : ('open' as const)
  return { admin, view: { kind: state, page: await api('GET /api/moderation/reports', { query: { state } }) } }
}
