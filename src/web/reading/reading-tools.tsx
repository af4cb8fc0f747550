import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { openReading } from './open-reading.ts'

const readAloud = () => void import('./read-aloud.tsx').then((player) => player.readAloud())

/** Beside what is studied: 'Read aloud', on SEN screens the reading panel too, and what else a screen has there. */
export function ReadingTools({ panel, children }: { panel?: boolean; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button onClick={readAloud}>Read aloud</Button>
      {panel && <Button onClick={openReading}>Reading support</Button>}
      {children}
    </div>
  )
}
