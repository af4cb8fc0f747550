import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import { api } from '../api/browser-api.ts'
import { rememberWhetherSignedIn } from './signed-in-hint.ts'

export type SessionState =
  | { state: 'loading'; profile: null }
  | { state: 'guest'; profile: null }
  | { state: 'signed-in'; profile: Profile }

export type Session = SessionState & {
  /** Asks the server again who is signed in: after signing in, and after the profile has changed. */
  refresh: () => Promise<void>
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/**
 * Who is signed in. Pages are the same for everyone, so it is `loading` until the browser has asked.
 * @throws {Error} outside `SessionProvider` (specification, section 8).
 */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used inside SessionProvider')
  return session
}

export function SessionProvider({ children }: { children?: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ state: 'loading', profile: null })

  const refresh = useCallback(async () => {
    // Whoever cannot be recognised now can still study as a guest.
    const { profile } = await api('GET /api/me').catch(() => ({ profile: null }))
    rememberWhetherSignedIn(profile !== null)
    setSession(profile ? { state: 'signed-in', profile } : { state: 'guest', profile: null })
  }, [])

  const signOut = useCallback(async () => {
    await api('POST /api/sign-out')
    rememberWhetherSignedIn(false)
    setSession({ state: 'guest', profile: null })
  }, [])

  useEffect(() => void refresh(), [refresh])

  const value = useMemo(() => ({ ...session, refresh, signOut }), [session, refresh, signOut])
  return <SessionContext value={value}>{children}</SessionContext>
}
