import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What opens a `<details>` for whoever wants more. */
export function MoreSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="touch inline-flex cursor-pointer list-none items-center gap-1.5 font-bold [details[open]>&>svg]:rotate-180">
      {children}
      <ChevronDown aria-hidden className="size-4" />
    </summary>
  )
}
