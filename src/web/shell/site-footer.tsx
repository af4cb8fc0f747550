import { Link } from 'react-router'
import { openReading } from '../reading/open-reading.ts'
import { useLevels } from '../session/use-levels.ts'

const linkClass = 'inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline'

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="wrap flex flex-wrap items-start justify-between gap-x-12 gap-y-6 py-8">
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {useLevels().map(({ id, title }) => (
            <Link key={id} to={`/${id}`} className={linkClass}>
              {title}
            </Link>
          ))}
          <Link to="/revision" className={linkClass}>
            All subjects
          </Link>
          <Link to="/help" className={linkClass}>
            Help centre
          </Link>
          <Link to="/privacy" className={linkClass}>
            Privacy
          </Link>
          <Link to="/offline" className={linkClass}>
            On this device
          </Link>
        </nav>
        <button type="button" onClick={openReading} className={linkClass}>
          Theme and reading support
        </button>
      </div>
    </footer>
  )
}
