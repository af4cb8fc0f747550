import { Volume2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { ShownCard } from './shown-items.ts'

/** What the side that shows can play. */
export function CardSounds(props: { sounds: ShownCard['sounds']; flipped: boolean }) {
  const sounds = props.sounds?.[props.flipped ? 'back' : 'front'] ?? []
  if (sounds.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {sounds.map((address, at) => (
        <Button key={address} onClick={() => void new Audio(address).play()}>
          <Volume2 aria-hidden className="size-5" /> Play sound{sounds.length > 1 && ` ${at + 1}`}
        </Button>
      ))}
    </div>
  )
}
