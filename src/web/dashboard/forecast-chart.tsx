import type { Dashboard } from '#contract/progress.ts'
import { counted } from '../progress/counted.ts'
import { longDay, weekdayOf } from '../progress/day-words.ts'
import { classes } from '../ui/classes.ts'

/** How much of a bar's room the tallest one takes; its figure stands above it. */
const TALLEST = 84

/** How many cards come back on each of the next seven days: a list whose entries stand side by side as bars. */
export function ForecastChart({ due: { now, forecast } }: { due: Dashboard['due'] }) {
  const most = Math.max(1, ...forecast.map(({ cards }) => cards))
  const percent = (cards: number) => `${(cards / most) * TALLEST}%`
  return (
    <div className="@container flex min-w-0 flex-col">
      <h3 className="text-base">Coming back in the next 7 days</h3>
      <ol className="mt-3 grid min-h-40 grow grid-cols-7 gap-1.5 sm:gap-2.5">
        {forecast.map(({ day, cards }, index) => {
          const dueNow = index === 0 ? now : 0
          return (
            <li key={day} className="flex flex-col text-center">
              <span className="sr-only">
                {index === 0 ? 'Today' : longDay(day)}: {counted(cards, 'card')}
                {dueNow > 0 && `, ${dueNow} of them now`}
              </span>
              <span aria-hidden className="flex grow flex-col justify-end">
                <span className="tabular text-small font-bold">{cards}</span>
                <span className="bar-fill rounded-t-sm bg-subject" style={{ height: percent(cards - dueNow) }} />
                <span
                  className={classes('bar-fill bar-fill-other bg-accent', cards <= dueNow && 'rounded-t-sm')}
                  style={{ height: percent(dueNow) }}
                />
              </span>
              <span aria-hidden className="-mx-2 block border-t-2 border-line-strong pt-1 text-small whitespace-nowrap">
                {index === 0 ? (
                  <strong>
                    <Shortened word="Today" />
                  </strong>
                ) : (
                  <Shortened word={weekdayOf(day)} />
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-soft">
        {now > 0 && <Key className="bar-fill-other bg-accent">due now</Key>}
        <Key className="bg-subject">later</Key>
      </p>
    </div>
  )
}

/** Where seven words don't fit side by side, their first letters do. */
function Shortened({ word }: { word: string }) {
  return (
    <>
      {word[0]}
      <span className="@max-[17rem]:hidden">{word.slice(1)}</span>
    </>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`bar-fill size-3 rounded-sm ${className}`} />
      {children}
    </span>
  )
}
