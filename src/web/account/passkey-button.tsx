import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { dashboardOf } from './dashboard-of.ts'
import { FORM_TOPIC } from './use-failure.ts'

/** Signing in with a passkey, on browsers that know them. `next`: where to go on, if not to one's dashboard. */
export function PasskeyButton({ next }: { next: string | null }) {
  const toast = useToast()
  const [known, setKnown] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!known) return null
  const signIn = async () => {
    setBusy(true)
    try {
      // What talks to the device is fetched when it is asked for.
      const { signInWithPasskey } = await import('./security/passkeys.ts')
      const profile = await signInWithPasskey()
      // A whole page load: nothing that was loaded for a guest stays.
      location.assign(next ?? dashboardOf(profile))
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Sign in failed', description, variant: 'destructive', topic: FORM_TOPIC })
      setBusy(false)
    }
  }
  return (
    <Button size="large" busy={busy} busyLabel="Asking your device…" onClick={signIn}>
      <KeyRound aria-hidden className="size-5" /> Sign in with a passkey
    </Button>
  )
}
