import { Pause, Play, Square, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { deviceValue } from '../device/device-value.ts'
import { oneOf } from '../device/stored-shape.ts'
import { Button } from '../ui/button.tsx'
import { passagesOfPage } from './speech/passage.ts'
import { Speaker, type SpeakerState } from './speech/speaker.ts'
import { findVoice } from './speech/voice.ts'
import { watchCards } from './speech/watch-cards.ts'
import { watchPage } from './speech/watch-page.ts'

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]
const keptSpeed = deviceValue('speech-speed', oneOf(speeds.map(String)), { quiet: true })

let root: Root | null = null

/** Begins to read the page aloud, in a player of its own at the window's foot. */
export function readAloud(): void {
  const opener = document.activeElement
  root?.unmount()
  const place = document.createElement('div')
  // At the window's foot, but after the page: at its end nothing is beneath.
  place.className = 'sticky bottom-(--foot) z-40'
  place.dataset.covers = 'foot'
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
  const [speed, setSpeed] = useState(() => Number(keptSpeed.read() ?? 1))
  const speaker = useRef<Speaker | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let open = true
    main.current?.focus()
    findVoice().then(
      (voice) => {
        if (!open) return
        const made = new Speaker({
          voice,
          passages: passagesOfPage,
          rate: Number(keptSpeed.read() ?? 1),
          onState: setState,
        })
        speaker.current = made
        made.play()
      },
      () => open && setState('failed'),
    )
    const leave = () => speaker.current?.stop()
    // Before the cards are: those of another page are not read unasked.
    const unwatchPage = watchPage(leave)
    const unwatch = watchCards(() => speaker.current?.turn())
    addEventListener('pagehide', leave)
    return () => {
      open = false
      unwatchPage()
      unwatch()
      removeEventListener('pagehide', leave)
      speaker.current?.stop()
    }
  }, [])
  const playing = state === 'playing'
  const chooseSpeed = (chosen: number) => {
    setSpeed(chosen)
    keptSpeed.keep(String(chosen))
    speaker.current?.setRate(chosen)
  }
  return (
    <section
      aria-label="Read aloud"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="border-t-2 border-subject-edge bg-surface shadow-lifted"
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
