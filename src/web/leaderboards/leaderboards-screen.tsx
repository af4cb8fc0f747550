import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useCalm } from '../reading/use-calm.ts'
import { useSession } from '../session/session.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/leaderboards-screen'
import { filtersIn, searchOf, subjectHues, unfiltered } from './filter-words.ts'
import { LeaderboardFilters } from './leaderboard-filters.tsx'
import { SchoolRankings } from './school-rankings.tsx'
import { StudentRankings } from './student-rankings.tsx'
import { useLeaderboards } from './use-leaderboards.ts'
import { YourPerformance } from './your-performance.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Leaderboards – Revisewell' }]

const never = () => () => undefined

/** The leaderboards (contract §2). The filters are in the address, so that a ranking can be linked to. */
export default function LeaderboardsScreen() {
  const [search, setSearch] = useSearchParams()
  // The page as it was sent is the same whatever the address asks for.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const filters = inBrowser ? filtersIn(search) : unfiltered
  const session = useSession()
  const asker = session.profile?.id ?? session.state
  const { shown, loading, failure, reload } = useLeaderboards(
    inBrowser && session.state !== 'loading' ? filters : null,
    asker,
  )
  const calm = useCalm()
  const [rankingsWanted, setRankingsWanted] = useState(false)
  const quiet = calm && !rankingsWanted
  return (
    <Page hue={subjectHues[filters.subject]}>
      <BackLink to="/">Back to home</BackLink>
      <PageHeading lead="XP earned from studying. Weeks start on Monday and months on the 1st, UK time.">
        Leaderboards
      </PageHeading>
      <LeaderboardFilters
        filters={filters}
        onChange={(next) => setSearch(searchOf(next), { replace: true, preventScrollReset: true })}
      />
      {failure !== null && (
        <ErrorState
          title="The leaderboards could not be read"
          action={
            <Button look="main" onClick={reload}>
              Try again
            </Button>
          }
        >
          {failure}
        </ErrorState>
      )}
      {failure === null && !shown && (
        <>
          <Spinner label="Reading the leaderboards…" />
          <noscript>Leaderboards change all the time, so they need this page’s script.</noscript>
        </>
      )}
      {failure === null && shown && (
        <div
          aria-busy={loading}
          className={classes('@container transition-opacity duration-150', loading && 'opacity-60')}
        >
          {shown.boards.demo && (
            <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              <Badge tone="warn">Demo data</Badge>
              These pupils and schools are invented, and never ranked with real ones.
            </p>
          )}
          <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
            {quiet ? (
              <EmptyState
                title="Calm mode puts rankings away"
                action={<Button onClick={() => setRankingsWanted(true)}>Show the rankings</Button>}
              >
                Your own weeks are here; who is ahead of whom is not. You can still look.
              </EmptyState>
            ) : (
              <StudentRankings boards={shown.boards} filters={shown.filters} />
            )}
            <div className="grid grid-cols-1 gap-5">
              <YourPerformance
                own={shown.boards.own}
                ranked={shown.boards.ranked}
                filters={shown.filters}
                calm={quiet}
                signedIn={session.state === 'signed-in'}
                onShownChange={reload}
              />
              {!quiet && <SchoolRankings schools={shown.boards.schools} filters={shown.filters} />}
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}
