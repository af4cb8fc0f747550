import { Menu } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { AccountLinks } from '../session/account-links.tsx'
import { personOf, useSession } from '../session/session.tsx'
import { useLevels } from '../session/use-levels.ts'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/pictures/logo.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ReadingButton } from './reading-button.tsx'

const PersonParts = lazy(() => import('./person-parts.tsx').catch(() => ({ default: () => <></> })))

/** On a small screen the navigation is behind "Menu"; it stands in the page once, and a wide one shows it in the row. */
export function SiteHeader() {
  const { pathname } = useLocation()
  const session = useSession()
  const { state, profile } = session
  const person = personOf(session)
  // On the landing page a visitor has a banner with the same links.
  const accountInRow = pathname !== '/' || profile !== null || state === 'away'
  return (
    <header className="@container relative z-20 border-b border-line bg-surface">
      <div className="wrap flex min-h-16 max-w-[94rem] flex-wrap content-center items-center py-2 gap-x-1 @min-[78rem]:gap-x-3">
        <Logo />
        {/* A new page closes it. It holds its button alone: what is inside of a closed one can't be shown in a row. */}
        <details key={pathname} onKeyDown={closeMenuOnEscape} className="group peer ml-auto @min-[78rem]:hidden">
          <summary className="touch flex items-center gap-2 rounded-md border border-line-strong px-3 font-bold group-open:bg-subject-wash">
            {/* On a phone the word is enough, and all fits in one row. */}
            <Menu aria-hidden className="hidden size-5 @min-[25rem]:block" />
            Menu
          </summary>
        </details>
        <nav
          aria-label="Main"
          onKeyDown={closeMenuOnEscape}
          className="absolute inset-x-0 top-full hidden gap-3 border-b border-line bg-surface px-4 pt-2 pb-5 shadow-lifted peer-open:grid @min-[78rem]:static @min-[78rem]:flex @min-[78rem]:grow @min-[78rem]:items-center @min-[78rem]:border-0 @min-[78rem]:p-0 @min-[78rem]:[box-shadow:none]"
        >
          <LevelLinks />
          <div className="flex flex-wrap gap-1 @min-[78rem]:ml-auto @min-[78rem]:flex-nowrap @min-[78rem]:gap-0">
            <UtilityLinks />
          </div>
          <div
            className={classes(
              'border-t border-line pt-3 @min-[78rem]:border-0 @min-[78rem]:p-0',
              !accountInRow && '@min-[78rem]:hidden',
            )}
          >
            <AccountLinks />
          </div>
        </nav>
        <ConnectionState />
        <div className="flex items-center gap-1">
          {person && (
            <Suspense fallback={<span className="touch" />}>
              <PersonParts person={person} unread={profile?.unreadNotices} />
            </Suspense>
          )}
          <ReadingButton />
        </div>
      </div>
    </header>
  )
}

function closeMenuOnEscape(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget.parentElement?.querySelector('details')
  if (event.key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function LevelLinks() {
  return (
    <ul className="flex flex-wrap gap-1">
      {useLevels().map(({ id, title }) => (
        <li key={id}>
          <NavLink to={`/${id}`} className={linkClass}>
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const utilities = [
  { to: '/leaderboards', label: 'Leaderboards' },
  { to: '/rewards', label: 'Rewards' },
  { to: '/dashboard', label: 'Progress' },
  { to: '/ai-tutor', label: 'AI Tutor' },
]

function UtilityLinks() {
  return utilities.map(({ to, label }) => (
    <NavLink key={to} to={to} className={linkClass}>
      {label}
    </NavLink>
  ))
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classes(
    'touch inline-flex items-center justify-center rounded-md px-3 @min-[78rem]:px-2.5 font-bold hover:bg-subject-wash',
    isActive && 'bg-subject-wash text-subject-ink [box-shadow:inset_0_-3px_0_var(--subject-edge)]',
  )
