import { Check, CircleDashed, Minus } from 'lucide-react'
import type { TaskSummary } from '#contract/tasks.ts'

/** How many have done a task, begun it, or not: a bar in three patterns, and the same in words. */
export function DoneBar({ task: { pupils, done, begun } }: { task: Pick<TaskSummary, 'pupils' | 'done' | 'begun'> }) {
  const rest = pupils - done - begun
  const width = (count: number) => `${(count / pupils) * 100}%`
  return (
    <div className="min-w-0">
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="bar block h-3 w-full">
        <rect width="100" height="8" className="fill-surface" />
        <rect width={width(done + begun)} height="8" className="fill-subject-line" />
        <svg x={width(done)} width={width(begun)} height="8" viewBox="0 0 100 8" preserveAspectRatio="none">
          {Array.from({ length: 13 }, (_, index) => (
            <rect key={index} x={index * 8} width="4" height="8" className="fill-warn" />
          ))}
        </svg>
        <rect width={width(done)} height="8" className="fill-good" />
      </svg>
      <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        <li className="flex items-center gap-1 font-bold text-good">
          <Check aria-hidden className="size-4" />
          {done} of {pupils} done
        </li>
        {begun > 0 && (
          <li className="flex items-center gap-1 text-warn">
            <CircleDashed aria-hidden className="size-4" />
            {begun} started
          </li>
        )}
        {rest > 0 && (
          <li className="flex items-center gap-1 text-ink-soft">
            <Minus aria-hidden className="size-4" />
            {rest} not started
          </li>
        )}
      </ul>
    </div>
  )
}
