import { useEffect, useState } from 'react'
import { LevelId } from '#domain/curriculum/level.ts'
import type { TutorChoices } from './tutor-controls.tsx'

const KEY = 'revisewell:tutor-choices'

/** How the tutor is used on this device: mode and level are remembered, the subject begins anew. */
export function useChoices(studied: LevelId | null) {
  const [choices, setChoices] = useState<TutorChoices>({ mode: 'normal', filter: 'all', level: null })
  const [levelChosen, setLevelChosen] = useState(false)
  useEffect(() => {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (stored.mode === 'eli5') setChoices((before) => ({ ...before, mode: 'eli5' }))
      const level = LevelId.options.find((id) => id === stored.level)
      if (!('level' in stored)) return
      setLevelChosen(true)
      setChoices((before) => ({ ...before, level: level ?? null }))
    } catch {
      // Then the usual ones hold.
    }
  }, [])
  const choose = (change: Partial<TutorChoices>) => {
    const next = { ...choices, ...change }
    const chosen = levelChosen || 'level' in change
    setChoices(next)
    setLevelChosen(chosen)
    try {
      localStorage.setItem(KEY, JSON.stringify({ mode: next.mode, ...(chosen && { level: next.level }) }))
    } catch {
      // Then they hold until the page is left.
    }
  }
  return { choices: levelChosen ? choices : { ...choices, level: studied }, choose }
}
