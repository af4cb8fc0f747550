import type { ReactNode } from 'react'

export interface PageHeadingProps {
  children: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** A picture or icon beside the title. */
  picture?: ReactNode
  /** Something small above the title, such as the subject and board. */
  above?: ReactNode
}

/** The screen's one h1; it takes the focus after a navigation. */
export function PageHeading({ children, lead, picture, above }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start gap-4 sm:mb-8">
      {picture}
      <div className="min-w-0 grow basis-48">
        {above && <p className="mb-1 font-bold text-subject-ink">{above}</p>}
        <h1 tabIndex={-1}>{children}</h1>
        {lead && <p className="mt-2 max-w-[62ch] text-large text-ink-soft">{lead}</p>}
      </div>
    </div>
  )
}
