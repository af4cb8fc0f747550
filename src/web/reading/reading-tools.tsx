import { Button } from '../ui/button.tsx'
import { openReading } from './open-reading.ts'

const readAloud = () => void import('./read-aloud.tsx').then((player) => player.readAloud())

/** Beside what is studied: 'Read aloud', and on SEN screens the reading panel too. */
export function ReadingTools({ panel }: { panel?: boolean }) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button onClick={readAloud}>Read aloud</Button>
      {panel && <Button onClick={openReading}>Reading support</Button>}
    </div>
  )
}
