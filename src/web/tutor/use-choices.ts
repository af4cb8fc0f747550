import { useEffect, useState } from 'react'
import { LevelId } from '#domain/curriculum/level.ts'
import { deviceValue } from '../device/device-value.ts'
import type { TutorChoices } from './tutor-controls.tsx'

/** `level` is there once one was chosen; null is 'any level'. */
type KeptChoices = Partial<Pick<TutorChoices, 'mode' | 'level'>>

const kept = deviceValue<KeptChoices>('tutor-choices', (stored) => {
  const { mode, level }: Partial<Record<keyof KeptChoices, unknown>> = Object(stored)
  return {
    ...(mode === 'eli5' && { mode }),
    ...(level !== undefined && { level: LevelId.options.find((id) => id === level) ?? null }),
  }
})

/** How the tutor is used on this device: mode and level are remembered, the subject begins anew. */
export function useChoices(studied: LevelId | null) {
  const [choices, setChoices] = useState<TutorChoices>({ mode: 'normal', filter: 'all', level: null })
  const [levelChosen, setLevelChosen] = useState(false)
  useEffect(() => {
    const stored = kept.read() ?? {}
    setLevelChosen('level' in stored)
    setChoices((before) => ({ ...before, ...stored }))
  }, [])
  const choose = (change: Partial<TutorChoices>) => {
    const next = { ...choices, ...change }
    const chosen = levelChosen || 'level' in change
    setChoices(next)
    setLevelChosen(chosen)
    kept.keep({ mode: next.mode, ...(chosen && { level: next.level }) })
  }
  return { choices: levelChosen ? choices : { ...choices, level: studied }, choose }
}
