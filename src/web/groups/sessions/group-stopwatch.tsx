import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type StopwatchAct, stopwatchText } from '#domain/groups/stopwatch.ts'
import { Button } from '../../ui/button.tsx'
import { type GroupView, shownElapsed } from '../group-view.ts'

interface GroupStopwatchProps {
  stopwatch: GroupView['stopwatch']
  /** Who runs it; null for the one who reads this. */
  leader: string | null
  onAct: (act: StopwatchAct) => void
}

/** One stopwatch for all members, run by the leader (contract §2 and §4). */
export function GroupStopwatch({ stopwatch, leader, onAct }: GroupStopwatchProps) {
  const elapsed = useElapsed(stopwatch)
  const { running } = stopwatch
  return (
    <section aria-labelledby="stopwatch" className="index-card p-5">
      <h2 id="stopwatch" className="text-h3">
        Study stopwatch
      </h2>
      <p
        role="timer"
        aria-live="off"
        data-lively
        className="tabular my-2 text-center font-bold text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-tight"
      >
        {stopwatchText(elapsed)}
      </p>
      <p role="status" className="mb-3 text-center text-small text-ink-soft">
        {running ? 'Running' : elapsed > 0 ? 'Paused' : 'Not started'}
        {leader !== null && ` · ${leader} runs it for everyone`}
      </p>
      {leader === null && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => onAct(running ? 'pause' : 'start')}>
            {running ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
            {running ? 'Pause Study Session' : 'Start Study Session'}
          </Button>
          <Button onClick={() => onAct('reset')}>
            <RotateCcw aria-hidden className="size-4" /> Reset
          </Button>
        </div>
      )}
    </section>
  )
}

/** What it shows now; while it runs it is looked at four times a second, so that no second is skipped. */
function useElapsed(stopwatch: GroupView['stopwatch']): number {
  const [now, setNow] = useState(0)
  const { running } = stopwatch
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  return shownElapsed(stopwatch, now)
}
