import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export interface Crumb {
  title: string
  to: string
}

/** The way here: every step is a link, and the page itself is its own h1, so it isn't repeated. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2">
      <ol className="flex flex-wrap items-center text-small">
        {trail.map(({ title, to }) => (
          <li key={to} className="flex items-center">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-sm px-1 text-ink-soft hover:text-ink hover:underline"
            >
              {title}
            </Link>
            <ChevronRight aria-hidden className="size-4 text-line-strong" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
