import { ChevronDown } from 'lucide-react'
import type { Dashboard } from '#contract/progress.ts'
import { shortDay, weekdayOf } from '../progress/day-words.ts'

const figure = 'py-1.5 pl-3 text-right'

/** The chart's figures, the newest day first; days without an answer are left out. */
export function ActivityTable({ days }: { days: Dashboard['days'] }) {
  const studied = days.filter(({ answers }) => answers > 0).toReversed()
  return (
    <details className="group mt-3">
      <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-bold text-link hover:underline">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        Show the figures
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular mt-2 w-full text-small">
          <caption className="sr-only">Answers on each day of the last four weeks</caption>
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-1.5 text-left">
                Day
              </th>
              <th scope="col" className={figure}>
                Answers
              </th>
              <th scope="col" className={figure}>
                Right
              </th>
              <th scope="col" className={figure}>
                XP
              </th>
            </tr>
          </thead>
          <tbody>
            {studied.map(({ day, answers, correct, xp, goalMet }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {weekdayOf(day)} {shortDay(day)}
                  {goalMet && <span className="ml-3 text-good">★ goal reached</span>}
                </th>
                <td className={figure}>{answers}</td>
                <td className={figure}>{correct}</td>
                <td className={figure}>{xp}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
