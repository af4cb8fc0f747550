import { School } from 'lucide-react'
import type { SchoolEntry } from '#contract/leaderboards.ts'
import { FEWEST_SCHOOL_PUPILS, type Filters } from '#domain/leaderboards/filters.ts'
import { counted, grouped } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { Badge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import { filterPhrase } from './filter-words.ts'

/** The top 5 (contract §9), by what their pupils have earned together. */
export function SchoolRankings({ schools, filters }: { schools: readonly SchoolEntry[]; filters: Filters }) {
  const most = schools[0]?.totalXP ?? 1
  return (
    <Panel title="School Rankings" aside={schools.length > 0 && `Top ${schools.length}`}>
      {schools.length === 0 ? (
        <p className="text-ink-soft">
          {`No school yet. One is ranked when at least ${FEWEST_SCHOOL_PUPILS} of its pupils have earned XP${filterPhrase(filters)}.`}
        </p>
      ) : (
        <ol className="grid gap-1">
          {schools.map(({ rank, name, totalXP, students, own }) => (
            <li
              key={`${rank}-${name}`}
              className={classes(
                'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border px-2 py-2',
                own ? 'border-good-edge bg-good-wash' : 'border-transparent',
              )}
            >
              <span className="tabular w-6 text-right text-large font-bold">
                <span className="sr-only">Rank </span>
                {rank}
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2 font-bold leading-snug [overflow-wrap:anywhere]">
                  {name} {own && <Badge tone="good">Your school</Badge>}
                </span>
                <span className="tabular block text-small text-ink-soft">{counted(students, 'student')}</span>
              </span>
              <span className="tabular text-right font-bold">{grouped(totalXP)} XP</span>
              <span aria-hidden className="bar col-start-2 col-end-4 mt-1.5 h-2">
                <span
                  className="bar-fill block h-full bg-subject"
                  style={{ width: `${Math.max(2, (100 * totalXP) / most)}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 flex gap-2 text-small text-ink-soft">
        <School aria-hidden className="mt-0.5 size-4 shrink-0" />
        Every pupil’s XP counts towards their school’s total. No pupil is named here.
      </p>
    </Panel>
  )
}
