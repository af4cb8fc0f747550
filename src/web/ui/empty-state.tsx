import type { ReactNode } from 'react'

export interface StateProps {
  title: string
  /** Why it is so, in a sentence. */
  children?: ReactNode
  /** What to do next: buttons or links. */
  action?: ReactNode
  /** 2 unless the state stands deeper in the page. */
  level?: 2 | 3
}

/** Nothing here yet: says so, and what to do first. */
export function EmptyState({ title, children, action, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="index-card border-dashed px-5 py-8 text-center [box-shadow:none] sm:py-10">
      <BlankCards />
      <Heading className="text-h3">{title}</Heading>
      {children && <div className="mx-auto mt-2 max-w-[48ch] text-ink-soft">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

function BlankCards() {
  return (
    <svg viewBox="0 0 96 60" aria-hidden className="mx-auto mb-4 h-15" fill="none" strokeWidth="2">
      <rect
        x="24"
        y="6"
        width="58"
        height="40"
        rx="4"
        transform="rotate(7 53 26)"
        className="fill-subject-wash stroke-subject-line"
      />
      <rect x="14" y="12" width="58" height="40" rx="4" className="fill-surface stroke-subject-line" />
      <path d="M14 23h58" className="stroke-subject-edge" />
      <path d="M22 32h42M22 41h26" className="stroke-subject-line" />
    </svg>
  )
}
