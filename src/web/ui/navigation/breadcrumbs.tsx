import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'

export interface Crumb {
  title: string
  to: string
}

/** The way here, on screens wide enough for it: every step is a link; the page itself is its own h1. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="hidden md:block">
      <ol className="flex items-center text-small text-ink-soft">
        {trail.map(({ title, to }, at) => (
          <Fragment key={to}>
            {at > 0 && (
              <li aria-hidden>
                <ChevronRight className="size-4" />
              </li>
            )}
            <li>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded-sm px-1.5 hover:text-ink hover:underline"
              >
                {title}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
