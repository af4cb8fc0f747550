import { useEffect, useState } from 'react'
import type { readJoinableClassEndpoint } from '#contract/class-joining.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { rememberJoining } from '../../session/remember-joining.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PictureSignIn } from './picture-sign-in.tsx'
import { UsernameSignIn } from './username-sign-in.tsx'

/** The ways in for whoever is signed out: by pictures, by username, or by an account with an address, and back. */
export function GuestDoor({ found }: { found: ResponseOf<typeof readJoinableClassEndpoint> }) {
  const { code, pupils, joining } = found
  const [pupil, setPupil] = useState<(typeof pupils)[number] | null>(null)
  useEffect(() => rememberJoining(code), [code])
  if (pupil) return <PictureSignIn code={code} pupil={pupil} onBack={() => setPupil(null)} />
  const next = encodeURIComponent(`/join/${code}`)
  return (
    <div className="grid gap-6">
      {pupils.length > 0 && (
        <section aria-labelledby="names" className="index-card p-5 sm:p-7">
          <h2 id="names" className="mb-3">
            Tap your name
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pupils.map((one) => (
              <li key={one.id}>
                <Button size="large" className="w-full [overflow-wrap:anywhere]" onClick={() => setPupil(one)}>
                  {one.name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="account" className="index-card p-5 sm:p-7">
        <h2 id="account" className="mb-1">
          {joining ? 'Join with your own account' : 'Sign in with your own account'}
        </h2>
        <p className="mb-4 text-ink-soft">
          Sign in or sign up first; then you come back here and see what your teacher will see.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/login?next=${next}`} look="main">
            Sign In
          </ButtonLink>
          <ButtonLink to="/signup">Sign Up</ButtonLink>
        </div>
      </section>
      <details className="index-card p-5 sm:p-7">
        <summary className="touch flex cursor-pointer items-center font-bold">I have a username from my school</summary>
        <UsernameSignIn code={code} />
      </details>
    </div>
  )
}
