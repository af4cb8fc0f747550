import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { classes } from '../../ui/classes.ts'

const TICK_MS = 200
const HURRY_SECONDS = 5

export interface RoundClockProps {
  limitMs: number
  /** In milliseconds since the play began, as is `now`. */
  shownAt: number
  now: () => number
  running: boolean
  onUp: () => void
}

/** A race's time for the round, in seconds and as a bar that gets shorter. */
export function RoundClock({ limitMs, shownAt, now, running, onUp }: RoundClockProps) {
  const [left, setLeft] = useState(limitMs)
  const tick = useEffectEvent(() => {
    const remaining = shownAt + limitMs - now()
    setLeft(Math.max(0, remaining))
    if (remaining <= 0) onUp()
  })
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick(), TICK_MS)
    return () => clearInterval(timer)
  }, [running])
  const seconds = Math.ceil(left / 1000)
  const hurry = seconds <= HURRY_SECONDS
  return (
    <div role="timer" aria-label="Time left" className="tabular mt-3 flex items-center gap-3">
      <span className={classes('flex w-18 items-center gap-1.5 font-bold', hurry && 'text-bad')}>
        <Timer aria-hidden className="size-5" />
        {seconds} s
      </span>
      <span aria-hidden className="bar h-2.5 grow">
        <span
          className={classes('bar-fill block h-full', hurry ? 'bg-bad' : 'bg-subject')}
          style={{ width: `${(left / limitMs) * 100}%` }}
        />
      </span>
    </div>
  )
}
