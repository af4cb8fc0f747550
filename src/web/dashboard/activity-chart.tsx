import type { Dashboard } from '#contract/progress.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { ActivityTable } from './activity-table.tsx'

type Days = Dashboard['days']

/** Room above the tallest bar, as a share of the height, for the star of a day whose goal was met. */
const HEADROOM = 0.16
const BAR_SHARE = 0.68
const DAYS_A_WEEK = 7

/** Answers a day over four weeks; what it shows is said in a sentence, and every figure stands in the table below. */
export function ActivityChart({ days, dailyGoal }: { days: Days; dailyGoal: number }) {
  const top = Math.max(dailyGoal, ...days.map(({ answers }) => answers)) / (1 - HEADROOM)
  const step = 100 / days.length
  const goalAt = 100 - (dailyGoal / top) * 100
  return (
    <Panel title="Your last four weeks" aside={summary(days)}>
      <div className="relative mt-1 min-h-44 grow">
        <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
          <line
            x1="0"
            x2="100%"
            y1={`${goalAt}%`}
            y2={`${goalAt}%`}
            className="stroke-good-edge"
            strokeDasharray="5 5"
          />
          {days.map(({ day, answers, goalMet }, index) => {
            const height = (answers / top) * 100
            return (
              <g key={day}>
                <rect
                  x={`${index * step + (step * (1 - BAR_SHARE)) / 2}%`}
                  width={`${step * BAR_SHARE}%`}
                  y={`${100 - Math.max(height, 0.8)}%`}
                  height={`${Math.max(height, 0.8)}%`}
                  rx="2"
                  className={goalMet ? 'fill-good' : answers > 0 ? 'fill-subject' : 'fill-line-strong'}
                />
                {goalMet && (
                  <svg x={`${(index + 0.5) * step}%`} y={`${100 - height}%`} className="overflow-visible fill-good">
                    <path d="m0-15 1.700 3.600 4 .500-2.900 2.800.700 3.900L0-6.200l-3.500 2 .700-3.900-2.900-2.800 4-.500z" />
                  </svg>
                )}
              </g>
            )
          })}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" strokeWidth="2" />
        </svg>
        <span
          aria-hidden
          className="absolute left-0 -translate-y-full bg-surface pr-1 text-small text-good"
          style={{ top: `${goalAt}%` }}
        >
          goal {dailyGoal}
        </span>
      </div>
      <div aria-hidden className="tabular mt-1.5 grid grid-cols-4 text-small text-ink-soft">
        {days
          .filter((_, index) => index % DAYS_A_WEEK === 0)
          .map(({ day }) => (
            <span key={day} className="border-l border-line pl-1.5">
              {shortDay(day)}
            </span>
          ))}
      </div>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-subject forced-color-adjust-none" /> answers that day
        </span>
        <span className="flex items-center gap-2">
          <span className="grid size-3 place-items-center rounded-sm bg-good forced-color-adjust-none text-[0.6rem] text-surface">
            ★
          </span>{' '}
          daily goal reached
        </span>
      </p>
      <ActivityTable days={days} />
    </Panel>
  )
}

function summary(days: Days): string {
  const studied = days.filter(({ answers }) => answers > 0)
  const answers = studied.reduce((sum, day) => sum + day.answers, 0)
  const goals = days.filter(({ goalMet }) => goalMet).length
  const worked = `${counted(answers, 'answer')} on ${counted(studied.length, 'day')}`
  return goals > 0 ? `${worked}, goal reached on ${goals}` : worked
}
