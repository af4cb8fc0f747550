import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { api } from '../api/browser-api.ts'
import { useSession } from './session.tsx'

/** Pages that anybody may see come without a word about the session: whether it has ended is asked with each. */
export function useSessionOnNavigation(): void {
  const { pathname } = useLocation()
  const { profile, refresh } = useSession()
  const check = useEffectEvent(async () => {
    const me = profile && (await api('GET /api/me').catch(() => null))
    if (me && me.profile?.id !== profile.id) await refresh()
  })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) void check()
    shown.current = pathname
  }, [pathname])
}
