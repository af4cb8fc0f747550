import { type ReactNode, useId } from 'react'
import { classes } from '../ui/classes.ts'

export interface StatCardProps {
  title: string
  /** The figure that the card is for. */
  figure: ReactNode
  /** A drawing beside the figure. */
  picture?: ReactNode
  className?: string
  children?: ReactNode
}

/** One figure with what makes sense of it. */
export function StatCard({ title, figure, picture, className, children }: StatCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes('index-card flex flex-col px-5 pt-3 pb-5', className)}>
      <div className="flex grow flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id} className="text-base text-ink-soft">
            {title}
          </h2>
          <p className="tabular mt-1 text-h2 leading-tight font-bold">{figure}</p>
        </div>
        {picture}
      </div>
      {children && <div className="mt-4 grid gap-2">{children}</div>}
    </section>
  )
}
