import { TriangleAlert } from 'lucide-react'
import type { StateProps } from './empty-state.tsx'

/** Something failed: says what, and what to do next. Announced when it appears. */
export function ErrorState({ title, children, action, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className="rounded-md border border-bad-edge bg-bad-wash px-5 py-6">
      <Heading className="flex items-center gap-2 text-h3 text-bad">
        <TriangleAlert aria-hidden className="size-6 shrink-0" />
        {title}
      </Heading>
      {children && <div className="mt-2 max-w-[60ch]">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
