import { useEffect, useState } from 'react'
import { joinCodeIn, shownJoinCode } from '#domain/classes/join-code.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { forgetJoining, joiningRemembered } from './remember-joining.ts'

/** For a pupil who was about to join a class and had to sign up first. */
export function JoinReminder() {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => setCode(joinCodeIn(joiningRemembered() ?? '')), [])
  if (!code) return null
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-good-edge bg-good-wash px-4 py-3">
      <p>
        You were about to join the class with the code <strong className="font-mono">{shownJoinCode(code)}</strong>.
      </p>
      <span className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => {
            forgetJoining()
            setCode(null)
          }}
        >
          Not now
        </Button>
        <ButtonLink to={`/join/${code}`} look="main">
          Go on
        </ButtonLink>
      </span>
    </div>
  )
}
