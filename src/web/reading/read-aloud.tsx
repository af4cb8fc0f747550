import { Pause, Play, Square, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../ui/button.tsx'
import { passagesOfPage } from './speech/passage.ts'
import { Speaker, type SpeakerState } from './speech/speaker.ts'
import { findVoice } from './speech/voice.ts'
import { watchCards } from './speech/watch-cards.ts'

const SPEED_KEY = 'revisewell:speech-speed'
const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

let root: Root | null = null

/** Begins to read the page aloud, in a player of its own at the window's foot. */
export function readAloud(): void {
  const opener = document.activeElement
  root?.unmount()
  const place = document.createElement('div')
  document.body.append(place)
  const opened = createRoot(place)
  root = opened
  const close = () => {
    opened.unmount()
    place.remove()
    root = null
    if (opener instanceof HTMLElement) opener.focus()
  }
  opened.render(<Player onClose={close} />)
}

const words: Record<SpeakerState | 'waiting', string> = {
  waiting: 'Getting the voice ready…',
  playing: 'Reading aloud',
  paused: 'Paused',
  stopped: 'Ready to read',
  failed: 'This voice could not read that. Try again.',
}

function Player({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<SpeakerState | 'waiting'>('waiting')
  const [speed, setSpeed] = useState(storedSpeed)
  const speaker = useRef<Speaker | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let open = true
    main.current?.focus()
    findVoice().then(
      (voice) => {
        if (!open) return
        const made = new Speaker({ voice, passages: passagesOfPage, rate: storedSpeed(), onState: setState })
        speaker.current = made
        made.play()
      },
      () => open && setState('failed'),
    )
    const unwatch = watchCards(() => speaker.current?.turn())
    const leave = () => speaker.current?.stop()
    addEventListener('popstate', leave)
    addEventListener('pagehide', leave)
    return () => {
      open = false
      unwatch()
      removeEventListener('popstate', leave)
      removeEventListener('pagehide', leave)
      speaker.current?.stop()
    }
  }, [])
  const playing = state === 'playing'
  const chooseSpeed = (chosen: number) => {
    setSpeed(chosen)
    storeSpeed(chosen)
    speaker.current?.setRate(chosen)
  }
  return (
    <section
      aria-label="Read aloud"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed inset-x-0 bottom-0 z-40 border-t-2 border-subject-edge bg-surface shadow-lifted"
    >
      <div className="wrap flex flex-wrap items-center gap-2 py-2">
        <Button
          ref={main}
          look="main"
          busy={state === 'waiting'}
          onClick={() => (playing ? speaker.current?.pause() : speaker.current?.play())}
        >
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button onClick={() => speaker.current?.stop()}>
          <Square aria-hidden className="size-4" /> Stop
        </Button>
        <label className="flex items-center gap-2">
          <span className="font-bold">Speed</span>
          <select
            value={speed}
            onChange={(event) => chooseSpeed(Number(event.target.value))}
            className="touch rounded-md border border-line-strong bg-surface px-2"
          >
            {speeds.map((value) => (
              <option key={value} value={value}>
                {value} ×
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="text-small text-ink-soft max-sm:sr-only">
          {words[state]}
        </p>
        <Button look="quiet" aria-label="Close read aloud" className="ml-auto" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
    </section>
  )
}

function storedSpeed(): number {
  try {
    const stored = Number(localStorage.getItem(SPEED_KEY))
    return speeds.includes(stored) ? stored : 1
  } catch {
    return 1
  }
}

function storeSpeed(speed: number): void {
  try {
    localStorage.setItem(SPEED_KEY, String(speed))
  } catch {
    // Then it holds until the player is closed.
  }
}
