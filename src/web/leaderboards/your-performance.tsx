import type { OwnPerformance } from '#contract/leaderboards.ts'
import type { Filters } from '#domain/leaderboards/filters.ts'
import { counted, grouped } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Initials } from '../ui/pictures/initials.tsx'
import { filterPhrase, subjectWords } from './filter-words.ts'
import { ShownSwitch } from './shown-switch.tsx'
import { weekWords } from './week-words.ts'

export interface YourPerformanceProps {
  own: OwnPerformance | null
  ranked: number
  filters: Filters
  /** Without ranks, for whoever wants calm. */
  calm: boolean
  /** Whether somebody is signed in. */
  signedIn: boolean
  onShownChange: () => void
}

/** Where one stands oneself, against one's own last week. */
export function YourPerformance({ own, ranked, filters, calm, signedIn, onShownChange }: YourPerformanceProps) {
  if (!own)
    return (
      <Panel title="Your Performance">
        {signedIn ? (
          <p className="text-ink-soft">Only pupils are ranked, so there is nothing of yours to compare.</p>
        ) : (
          <>
            <p className="text-ink-soft">With an account, your own rank and your own weeks are here, for you alone.</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to="/signup" look="main">
                Get Started Free
              </ButtonLink>
              <ButtonLink to="/login">Sign In</ButtonLink>
            </div>
          </>
        )}
      </Panel>
    )
  const { rank, xp, toNextRank, thisWeek, lastWeek, name, avatar, shown } = own
  return (
    <Panel title="Your Performance" aside={filters.subject === 'all' ? undefined : subjectWords[filters.subject]}>
      <div className="flex flex-wrap items-center gap-4">
        <Initials name={name} initials={avatar} className="w-14 text-large" />
        <div className="min-w-0">
          {rank !== null && !calm ? (
            <p className="tabular leading-tight">
              <span className="text-h2 font-bold">Rank {grouped(rank)}</span>{' '}
              <span className="text-ink-soft">of {grouped(ranked)}</span>
            </p>
          ) : (
            <p className="font-bold">{name}</p>
          )}
          <p className="tabular text-ink-soft">
            {rank === null && xp === 0
              ? `No XP${filterPhrase(filters)} yet`
              : `${grouped(xp)} XP${filterPhrase(filters)}`}
          </p>
        </div>
      </div>
      {rank !== null && toNextRank !== null && !calm && (
        <p className="tabular mt-3">{counted(toNextRank, 'XP', 'XP')} to the next rank.</p>
      )}
      <Weeks thisWeek={thisWeek} lastWeek={lastWeek} />
      <ShownSwitch shown={shown} name={name} onChange={onShownChange} />
    </Panel>
  )
}

function Weeks({ thisWeek, lastWeek }: Pick<OwnPerformance, 'thisWeek' | 'lastWeek'>) {
  const most = Math.max(1, thisWeek, lastWeek)
  const bars = [
    { label: 'This week', xp: thisWeek, look: 'bar-fill bg-subject' },
    { label: 'Last week', xp: lastWeek, look: 'bar-fill bar-fill-other bg-subject-edge opacity-60' },
  ]
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-base">Against your own last week</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5">
        {bars.map(({ label, xp, look }) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="contents">
              <span aria-hidden className="bar h-3">
                <span className={`block h-full ${look}`} style={{ width: `${(100 * xp) / most}%` }} />
              </span>
              <span className="tabular text-right font-bold">{grouped(xp)} XP</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-ink-soft">{weekWords(thisWeek, lastWeek)}</p>
    </div>
  )
}
