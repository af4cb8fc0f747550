import { useEffect, useEffectEvent, useState } from 'react'
import {
  type BreakEvent,
  type BreakTimerState,
  breakClock,
  breakLeft,
  breakReducer,
  breakTimerIn,
} from '#domain/sen/break-timer.ts'
import { deviceValue } from '../device/device-value.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'

const kept = deviceValue('break', breakTimerIn, { quiet: true })
const TICK_MS = 500
const OVER = { title: 'Your break is over', description: 'Carry on when you are ready.' }

const nextSteps: Record<BreakTimerState['state'], { label: string; event: BreakEvent }> = {
  ready: { label: 'Start Break Timer', event: 'start' },
  running: { label: 'Pause', event: 'pause' },
  paused: { label: 'Carry on', event: 'go-on' },
  over: { label: 'Start Break Timer', event: 'start' },
}

/** The break timer of every SEN screen. It goes on over pages and tabs, and says its end gently: no sound, nothing flashes. */
export default function BreakTimer() {
  const [timer, setTimer] = useState<BreakTimerState>({ state: 'ready' })
  const [now, setNow] = useState(0)
  const toast = useToast()

  const act = (event: BreakEvent) => {
    const at = Date.now()
    const changed = breakReducer(timer, event, at)
    setNow(at)
    if (changed === timer) return
    setTimer(changed)
    kept.keep(changed)
    if (changed.state === 'over') toast({ ...OVER, topic: 'break' })
  }
  const tick = useEffectEvent(() => act('tick'))
  useEffect(() => {
    const read = () => {
      setTimer(kept.read() ?? { state: 'ready' })
      setNow(Date.now())
    }
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  useEffect(() => {
    if (timer.state !== 'running') return
    const ticking = setInterval(() => tick(), TICK_MS)
    return () => clearInterval(ticking)
  }, [timer.state])

  const { state } = timer
  const next = nextSteps[state]
  return (
    <aside data-presentation="low-stimulus" aria-label="Break" className="wrap max-w-2xl pb-12">
      <div className="index-card flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
        <div className="min-w-0 grow basis-52">
          <h2 className="text-h3">Take a Break Timer</h2>
          <p role="timer" aria-label="Time left of the break" className="tabular text-h1 font-bold">
            {breakClock(breakLeft(timer, now))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {/* One button throughout, so that a keyboard's focus stays on it. */}
          <Button onClick={() => act(next.event)}>{next.label}</Button>
          {(state === 'running' || state === 'paused') && (
            <Button look="quiet" onClick={() => act('reset')}>
              End the break
            </Button>
          )}
        </div>
        <p role="status" className="basis-full empty:sr-only">
          {state === 'running' && 'Have a rest. You can pause the timer.'}
          {state === 'paused' && 'The timer is paused.'}
          {state === 'over' && `${OVER.title}. ${OVER.description}`}
        </p>
      </div>
    </aside>
  )
}
