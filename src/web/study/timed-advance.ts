import { useEffect, useState } from 'react'
import { useCalm } from '../reading/use-calm.ts'
import { useSession } from '../session/session.tsx'

const KEY = 'revisewell:timed-advance'

/** Whether the quiz moves on by itself: never in calm mode; else what was chosen on this device, else in the profile, else on, and off for SEN. */
export function useTimedAdvance(gentle: boolean): [on: boolean, choose: (on: boolean) => void] {
  const { profile } = useSession()
  const calm = useCalm()
  const [chosen, setChosen] = useState<boolean | null>(null)
  useEffect(() => {
    const stored = localStorage.getItem(KEY)
    if (stored !== null) setChosen(stored === 'on')
  }, [])
  const choose = (on: boolean) => {
    localStorage.setItem(KEY, on ? 'on' : 'off')
    setChosen(on)
  }
  return [!calm && (chosen ?? (gentle ? false : (profile?.timedAdvance ?? true))), choose]
}
