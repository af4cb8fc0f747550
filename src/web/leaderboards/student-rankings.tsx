import type { LeaderboardEntry, Leaderboards } from '#contract/leaderboards.ts'
import type { Filters } from '#domain/leaderboards/filters.ts'
import { counted, grouped } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { classes } from '../ui/classes.ts'
import { Initials } from '../ui/pictures/initials.tsx'
import { OwnMark, SubjectMark } from './marks.tsx'
import { NobodyRanked } from './nobody-ranked.tsx'
import { Podium } from './podium.tsx'

const ON_PODIUM = 3

/** The top 10 (contract §9); one's own place stands below them when it is not among them. */
export function StudentRankings({ boards, filters }: { boards: Leaderboards; filters: Filters }) {
  const { ranked, own, lacks } = boards
  // Where one subject is asked for, each row need not say it.
  const pupils = filters.subject === 'all' ? boards.pupils : boards.pupils.map((entry) => ({ ...entry, subject: null }))
  if (lacks !== null || pupils.length === 0)
    return (
      <Panel title="Student Rankings">
        <NobodyRanked lacks={lacks} ranked={ranked} filters={filters} />
      </Panel>
    )
  const first = pupils.slice(0, ON_PODIUM)
  const hasPodium = first.length === ON_PODIUM && first.every(({ rank }) => rank <= ON_PODIUM)
  const listed = hasPodium ? pupils.slice(ON_PODIUM) : pupils
  const isListed = pupils.some((entry) => entry.own)
  return (
    <Panel title="Student Rankings" aside={`Top ${pupils.length} of ${counted(ranked, 'pupil')}`}>
      {hasPodium && <Podium entries={first} />}
      {listed.length > 0 && (
        <ol aria-label={hasPodium ? 'Further places' : 'Places'} className="grid">
          {listed.map((entry, place) => (
            <Row key={`${entry.rank}-${entry.name}-${place}`} entry={entry} />
          ))}
        </ol>
      )}
      {own && own.rank !== null && !isListed && (
        <ol aria-label="Your own place" className="mt-2 border-t-2 border-dotted border-line-strong pt-2">
          <Row
            entry={{
              rank: own.rank,
              name: own.name,
              school: null,
              xp: own.xp,
              subject: null,
              avatar: own.avatar,
              own: true,
            }}
          />
        </ol>
      )}
      <p className="mt-4 text-small text-ink-soft">
        {filters.view === 'friends'
          ? 'Pupils in your classes and study groups who chose to be seen, and you.'
          : 'Ranks count every pupil with XP; only those who chose to be seen are named. The same XP is the same rank.'}
      </p>
    </Panel>
  )
}

function Row({ entry: { rank, name, school, xp, subject, avatar, own } }: { entry: LeaderboardEntry }) {
  return (
    <li
      aria-current={own || undefined}
      className={classes(
        'flex flex-wrap items-center gap-x-3 rounded-md border px-2 py-2 sm:px-3',
        own ? 'border-good-edge bg-good-wash' : 'border-transparent',
      )}
    >
      <span className="tabular w-9 shrink-0 text-right text-large font-bold">
        <span className="sr-only">Rank </span>
        {grouped(rank)}
      </span>
      <Initials name={name} initials={avatar} className="w-11" />
      <span className="min-w-[min(100%,5rem)] flex-1">
        <span className="flex flex-wrap items-center gap-x-2 font-bold leading-snug [overflow-wrap:anywhere]">
          {name} {own && <OwnMark />}
        </span>
        <span className="flex flex-wrap gap-x-3 text-small text-ink-soft">
          {school && <span>{school}</span>}
          {subject && <SubjectMark subject={subject} />}
        </span>
      </span>
      <span className="tabular ml-auto shrink-0 text-right font-bold">{grouped(xp)} XP</span>
    </li>
  )
}
