import { classes } from './classes.ts'

export interface ProgressBarProps {
  /** Said by screen readers: what is progressing. */
  label: string
  value: number
  /** 100 unless told (contract §9). */
  max?: number
  /** Says the value in words, such as 'Card 3 of 12'. */
  valueText?: string
  className?: string
}

export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={classes('bar h-3', className)}
    >
      <div className="bar-fill h-full bg-subject [transition:width_0.3s]" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
