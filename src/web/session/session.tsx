import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import { api } from '../api/browser-api.ts'
import { type KnownPerson, rememberedPerson, rememberPerson } from './signed-in-hint.ts'

export type SessionState =
  | { state: 'loading'; profile: null }
  | { state: 'guest'; profile: null }
  | { state: 'signed-in'; profile: Profile }
  /** The server can't be asked; this device knows who was signed in. */
  | { state: 'away'; profile: null; known: KnownPerson }

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
    try {
      const { profile } = await api('GET /api/me')
      rememberPerson(profile)
      setSession(profile ? { state: 'signed-in', profile } : { state: 'guest', profile: null })
    } catch {
      // Whoever cannot be recognised now can still study: as themselves where the device knows them, else as a guest.
      const known = rememberedPerson()
      setSession(known ? { state: 'away', profile: null, known } : { state: 'guest', profile: null })
    }
  }, [])

  const signOut = useCallback(async () => {
    await api('POST /api/sign-out')
    rememberPerson(null)
    setSession({ state: 'guest', profile: null })
    // A page without its files in reach has nothing to forget either.
    await import('../offline/forget-visits.ts').then((offline) => offline.forgetVisits()).catch(() => {})
  }, [])

  useEffect(() => void refresh(), [refresh])

  const value = useMemo(() => ({ ...session, refresh, signOut }), [session, refresh, signOut])
  return <SessionContext value={value}>{children}</SessionContext>
}
