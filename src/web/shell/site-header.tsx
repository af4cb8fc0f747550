import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { AccountLinks } from '../session/account-links.tsx'
import { useSession } from '../session/session.tsx'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/logo.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ReadingButton } from './reading-button.tsx'
import { useLevels } from './use-levels.ts'

const NoticeBell = lazy(() => import('../notices/notice-bell.tsx').catch(() => ({ default: () => <></> })))

export function SiteHeader() {
  const { pathname } = useLocation()
  const { profile } = useSession()
  return (
    <header className="@container relative z-20 border-b border-line bg-surface">
      <div className="wrap flex min-h-16 max-w-[84rem] flex-wrap items-center gap-x-3 @min-[90rem]:gap-x-6">
        <Logo />
        <nav aria-label="Main" className="hidden grow items-center justify-between gap-3 @min-[78rem]:flex">
          <LevelLinks />
          <div className="flex">
            <UtilityLinks />
          </div>
        </nav>
        <ConnectionState />
        <div className="ml-auto flex items-center gap-1">
          {profile && (
            <Suspense fallback={<span className="touch" />}>
              <NoticeBell unread={profile.unreadNotices} />
            </Suspense>
          )}
          <ReadingButton />
          {/* A new page closes it. */}
          <SmallMenu key={pathname} />
        </div>
        {/* On the landing page a visitor has a banner with the same links. */}
        {(pathname !== '/' || profile) && (
          <div className="hidden @min-[78rem]:block">
            <AccountLinks />
          </div>
        )}
      </div>
    </header>
  )
}

function SmallMenu() {
  return (
    <details
      className="group @min-[78rem]:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="touch flex items-center gap-2 rounded-md border border-line-strong px-3 font-bold group-open:bg-subject-wash">
        {/* On a phone the word is enough, and all fits in one row. */}
        <Menu aria-hidden className="hidden size-5 @min-[25rem]:block" />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full grid gap-3 border-b border-line bg-surface px-4 pt-2 pb-5 shadow-lifted"
      >
        <LevelLinks />
        <div className="flex flex-wrap gap-1">
          <UtilityLinks />
        </div>
        <div className="border-t border-line pt-3">
          <AccountLinks />
        </div>
      </nav>
    </details>
  )
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
