import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One step up; `children` name the place it leads to, such as 'Back to topics'. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="touch -ml-2 mb-3 inline-flex items-center gap-2 rounded-md px-2 font-bold text-link no-underline hover:underline"
    >
      <ArrowLeft aria-hidden className="size-[1.2em] shrink-0" />
      {children}
    </Link>
  )
}
