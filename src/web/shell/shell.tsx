import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useSession } from '../session/session.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const nothing = () => ({ default: () => <></> })
// Without a boundary of its own it is in the page from the start; another screen never fetches it.
const BreakTimer = lazy(() => import('../reading/break-timer.tsx'))
const SessionEnded = lazy(() => import('../session/session-ended.tsx').catch(nothing))
const DeletionBanner = lazy(() => import('../privacy/deletion-banner.tsx').catch(nothing))

/** What stands round every screen; the break timer only on those of the SEN track. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation()
  const { pathname } = useLocation()
  const sen = /^\/sen\b/.test(pathname)
  const session = useSession()
  const deletionDueAt = session.profile?.deletionDueAt
  useEffect(() => {
    // Says that the page's script has taken over: what needs it may be tried from now on.
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="touch sr-only z-50 items-center rounded-md bg-ink px-4 font-bold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex"
      >
        Skip to main content
      </a>
      <NavigationProgress />
      <SiteHeader />
      {/* Keeps its space for someone who is signed in, so that nothing moves. */}
      <div className="role-bar" />
      {/* Filled by SessionEnded: its words come into a place that was there before. */}
      <p role="status" id="session-said" className="sr-only" />
      {session.state === 'ended' && (
        <Suspense>
          <SessionEnded known={session.known} />
        </Suspense>
      )}
      {/* The privacy page tells it itself. */}
      {deletionDueAt && pathname !== '/privacy' && (
        <Suspense>
          <DeletionBanner dueAt={deletionDueAt} />
        </Suspense>
      )}
      <div className="grow">
        {children}
        {sen && <BreakTimer />}
      </div>
      <SiteFooter />
    </div>
  )
}

/** A screen reader begins at the new page's heading, as it would after a full page load. */
function useFocusOnNavigation() {
  const { pathname, search, hash } = useLocation()
  const page = pathname + search
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page, hash])
}

/** A line along the top while the next page is on its way; most arrive before it shows. */
function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div role="status">
      {state !== 'idle' && (
        <div className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
          <span className="sr-only">Loading the page</span>
          <div className="h-full w-1/4 animate-[slide_1.1s_ease-in-out_0.15s_infinite_both] bg-accent-strong" />
        </div>
      )}
    </div>
  )
}
