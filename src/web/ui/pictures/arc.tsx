import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface ArcProps {
  /** Said by screen readers, with the value. */
  label: string
  /** 0 to 1. */
  share: number
  /** What stands in the middle; the percentage unless told. */
  children?: ReactNode
  className?: string
}

const RADIUS = 44
/** Three quarters of a circle, open at the foot. */
const SWEEP = 0.75

/** A share drawn as an arc, in the subject's colour. */
export function Arc({ label, share, children, className }: ArcProps) {
  const filled = Math.min(1, Math.max(0, share))
  const percent = Math.round(filled * 100)
  const stroke = {
    cx: 50,
    cy: 50,
    r: RADIUS,
    fill: 'none',
    strokeWidth: 9,
    strokeLinecap: 'round',
    pathLength: 1,
  } as const
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes('relative grid aspect-square w-24 place-items-center', className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 rotate-135">
        {/* A thin line: a wide one would look filled. */}
        <circle {...stroke} strokeWidth={2} className="stroke-line-strong" strokeDasharray={`${SWEEP} 1`} />
        {filled > 0 && <circle {...stroke} className="stroke-subject" strokeDasharray={`${SWEEP * filled} 1`} />}
      </svg>
      <span className="tabular text-h3 font-bold">{children ?? `${percent}%`}</span>
    </div>
  )
}
