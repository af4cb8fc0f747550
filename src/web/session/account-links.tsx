import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { useSession } from './session.tsx'

/** Sign In and Get Started Free; for somebody who is signed in, their name (to their dashboard) and Sign out. */
export function AccountLinks() {
  const session = useSession()
  const { state, profile } = session
  if (profile)
    return (
      <div className="flex flex-wrap items-center gap-1">
        <Link
          to={`/dashboard/${profile.role}`}
          title={profile.fullName}
          className="touch inline-flex max-w-52 items-center gap-2 rounded-md px-2 font-bold hover:bg-subject-wash"
        >
          <Initials name={profile.fullName} />
          <span className="truncate @min-[78rem]:@max-[96rem]:sr-only">{profile.fullName}</span>
        </Link>
        <SignOutButton />
      </div>
    )
  // Signed in, with nobody to ask: the header says beside it that there is no connection.
  if (state === 'away') {
    const { name } = session.known
    if (!name) return null
    return (
      <Link to="/offline" className="touch inline-flex max-w-52 items-center gap-2 rounded-md px-2 font-bold">
        <Initials name={name} />
        <span className="truncate">{name}</span>
      </Link>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2" {...(state === 'loading' && { 'data-until-known': '' })}>
      <ButtonLink to="/login" look="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup">Get Started Free</ButtonLink>
    </div>
  )
}

function SignOutButton() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut()
      await navigate('/')
    } catch {
      toast({
        title: 'Sign out failed',
        description: 'You are still signed in here. Check the connection and try again.',
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Signing out…" onClick={leave}>
      <LogOut aria-hidden className="size-4" />
      Sign out
    </Button>
  )
}

function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-subject text-small text-on-subject"
    >
      {initials.toUpperCase()}
    </span>
  )
}
