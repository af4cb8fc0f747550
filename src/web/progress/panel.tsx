import { type ReactNode, useId } from 'react'
import { classes } from '../ui/classes.ts'

export interface PanelProps {
  title: string
  /** Beside the title, such as a figure. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of the dashboard: an index card whose title stands above its rule. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes('index-card flex flex-col px-5 pt-3 pb-5', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-subject-line pb-2.5">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside && <p className="tabular text-small text-ink-soft">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
