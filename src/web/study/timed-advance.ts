import { useEffect, useState } from 'react'
import { deviceValue } from '../device/device-value.ts'
import { oneOf } from '../device/stored-shape.ts'
import { useCalm } from '../reading/use-calm.ts'
import { useSession } from '../session/session.tsx'

const kept = deviceValue('timed-advance', oneOf(['on', 'off']))

/** Whether the quiz moves on by itself: never in calm mode; else what was chosen on this device, else in the profile, else on, and off for SEN. */
export function useTimedAdvance(gentle: boolean): [on: boolean, choose: (on: boolean) => void] {
  const { profile } = useSession()
  const calm = useCalm()
  const [chosen, setChosen] = useState<boolean | null>(null)
  useEffect(() => {
    const stored = kept.read()
    if (stored !== null) setChosen(stored === 'on')
  }, [])
  const choose = (on: boolean) => {
    kept.keep(on ? 'on' : 'off')
    setChosen(on)
  }
  return [!calm && (chosen ?? (gentle ? false : (profile?.timedAdvance ?? true))), choose]
}
