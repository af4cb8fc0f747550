import { ArrowRight } from 'lucide-react'
import { useSession } from '../session/session.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Contract §2: visitors are asked in; whoever is signed in is greeted and shown to their dashboard. */
export function AccountBanner() {
  const session = useSession()
  const { profile, state } = session
  return (
    <section aria-label="Your account" className="border-b border-subject-line bg-subject-wash">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        {profile ? (
          <>
            <p className="text-large">
              Welcome back, <strong>{profile.fullName}</strong>!
            </p>
            <ButtonLink to={`/dashboard/${profile.role}`}>
              Go to your dashboard
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
          </>
        ) : state === 'away' ? (
          <>
            <p className="text-large">
              {session.known.name ? `${session.known.name}, you are offline.` : 'You are offline.'} What is on this
              device works, and your answers wait here for the connection.
            </p>
            <ButtonLink to="/offline">
              What works offline
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <span className="hidden md:inline">Study anything without an account. </span>Sign in and your progress
              follows you.
            </p>
            <div className="flex gap-2" {...(state !== 'guest' && { 'data-until-known': '' })}>
              <ButtonLink to="/login" look="quiet">
                Sign In
              </ButtonLink>
              <ButtonLink to="/signup">Get Started Free</ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
