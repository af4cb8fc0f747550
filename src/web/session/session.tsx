import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import type { Profile } from '#contract/accounts.ts'
import { api, speakFor, UNAUTHORISED } from '../api/browser-api.ts'
import { PREFIX } from '../device/device-store.ts'
import { forgetPerson, type KnownPerson, rememberedPerson, rememberPerson, SIGNED_IN } from './signed-in-hint.ts'

export type SessionState =
  | { state: 'loading'; profile: null }
  | { state: 'guest'; profile: null }
  | { state: 'signed-in'; profile: Profile }
  /** The server can't be asked; this device knows who was signed in. */
  | { state: 'away'; profile: null; known: KnownPerson }
  /** The session has ended without anybody signing out here; what this person does is kept until they sign in again. */
  | { state: 'ended'; profile: null; known: KnownPerson }

export type Session = SessionState & {
  /** Asks the server again who is signed in: after signing in, and after the profile has changed. */
  refresh: () => Promise<void>
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/**
 * Who is signed in. Pages are the same for everyone, so it is `loading` until the browser has asked.
 * @throws {Error} outside `SessionProvider` (contract §8).
 */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used inside SessionProvider')
  return session
}

/** Whose work is kept here: the person who is signed in, or was when the connection or the session went; null for a guest. */
export const personOf = (session: SessionState): KnownPerson | null =>
  'known' in session ? session.known : session.profile

export function SessionProvider({ children }: { children?: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ state: 'loading', profile: null })

  const refresh = useCallback(async () => {
    const me = await api('GET /api/me').catch(() => null)
    if (me?.profile) {
      // Nothing that was loaded for one person is shown to another.
      if (speakFor(me.profile.id)) return location.reload()
      rememberPerson(me.profile)
      return setSession({ state: 'signed-in', profile: me.profile })
    }
    const known = rememberedPerson()
    speakFor(known?.id)
    setSession(known ? { state: me ? 'ended' : 'away', profile: null, known } : { state: 'guest', profile: null })
  }, [])

  const signOut = useCallback(async () => {
    await api('POST /api/sign-out')
    forgetPerson()
    speakFor()
    setSession({ state: 'guest', profile: null })
    // A page without its files in reach has nothing to forget either.
    await import('../device/forget-visits.ts').then((offline) => offline.forgetVisits()).catch(() => {})
  }, [])

  const onUnauthorised = useEffectEvent(() => session.profile && refresh())
  useEffect(() => {
    void refresh()
    const ended = () => void onUnauthorised()
    // Another tab has signed somebody in or out.
    const elsewhere = ({ key }: StorageEvent) => key === PREFIX + SIGNED_IN && void refresh()
    addEventListener(UNAUTHORISED, ended)
    addEventListener('storage', elsewhere)
    return () => {
      removeEventListener(UNAUTHORISED, ended)
      removeEventListener('storage', elsewhere)
    }
  }, [refresh])

  const value = useMemo(() => ({ ...session, refresh, signOut }), [session, refresh, signOut])
  return <SessionContext value={value}>{children}</SessionContext>
}
