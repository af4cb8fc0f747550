import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { keptGuestAnswers } from '../../session/answers/kept-guest-answers.ts'
import type { GuestDashboard } from './guest-dashboard.ts'

/** `figures` is null when the curriculum could not be asked: how many answers there are is still worth saying. */
export interface KeptOnDevice {
  answers: number
  figures: GuestDashboard | null
}

/** What a guest has on this device; null until it is known. The rules that count it are fetched when there is something. */
export function useGuestDashboard(): KeptOnDevice | null {
  const [kept, setKept] = useState<KeptOnDevice | null>(null)
  useEffect(() => {
    let wanted = true
    void readKept().then((found) => wanted && setKept(found))
    return () => {
      wanted = false
    }
  }, [])
  return kept
}

async function readKept(): Promise<KeptOnDevice> {
  const answers = await keptGuestAnswers()
  if (answers.length === 0) return { answers: 0, figures: null }
  try {
    const [{ readGuestMaterial }, { guestDashboard }] = await Promise.all([
      import('./read-guest-material.ts'),
      import('./guest-dashboard.ts'),
    ])
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const [material, rules] = await Promise.all([readGuestMaterial(answers), api('GET /api/rewards').catch(() => null)])
    return { answers: answers.length, figures: guestDashboard({ answers, material, timeZone, now: new Date(), rules }) }
  } catch {
    return { answers: answers.length, figures: null }
  }
}
