import { Clock, Coffee } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Sitting } from '#contract/papers.ts'
import { Button } from '../../ui/button.tsx'
import { clockWords, timeWords } from './paper-words.ts'

/** Minutes left at which it is said aloud, once each. */
const SAID_AT = [30, 10, 5, 1]

/** The time that is left, which can be hidden, and rest breaks. An untimed sitting has neither. */
export function RoomClock({ sitting, onRest }: { sitting: Sitting; onRest: (resting: boolean) => void }) {
  const { leftMs, resting } = sitting
  const [hidden, setHidden] = useState(false)
  const left = useLeft(leftMs, resting)
  if (left === null) return null
  const minutes = Math.ceil(left / 60_000)
  return (
    <div className="index-card flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <p className="tabular flex items-center gap-2 text-large font-bold" role="timer" data-lively>
        <Clock aria-hidden className="size-5" />
        {hidden ? 'Time is hidden' : left === 0 ? 'Time is up' : `${clockWords(left)} left`}
      </p>
      <p role="status" className="sr-only">
        {!resting && SAID_AT.includes(minutes) ? `${timeWords(minutes)} left` : ''}
      </p>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button look="quiet" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show the time' : 'Hide the time'}
        </Button>
        <Button onClick={() => onRest(!resting)}>
          <Coffee aria-hidden className="size-4" />
          {resting ? 'Go on' : 'Rest break'}
        </Button>
      </span>
      {left === 0 && !resting && (
        <p className="basis-full">
          In an exam you would stop now. You can hand in, or go on and see what you would do with more time.
        </p>
      )}
    </div>
  )
}

/** Milliseconds left now, from what the server said was left when it answered. */
function useLeft(leftMs: number | null, resting: boolean): number | null {
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    setLeft(leftMs)
    if (leftMs === null || resting) return
    const from = performance.now()
    const timer = setInterval(() => setLeft(Math.max(0, leftMs - (performance.now() - from))), 1000)
    return () => clearInterval(timer)
  }, [leftMs, resting])
  return left
}
