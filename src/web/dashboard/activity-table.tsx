import { ChevronDown } from 'lucide-react'
import type { Dashboard } from '#contract/progress.ts'
import { longDay } from './day-words.ts'

/** The chart's figures, the newest day first; days without an answer are left out. */
export function ActivityTable({ days }: { days: Dashboard['days'] }) {
  const studied = days.filter(({ answers }) => answers > 0).toReversed()
  return (
    <details className="group mt-3">
      <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-semibold text-link hover:underline">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        Show the figures
      </summary>
      <table className="tabular mt-2 w-full text-small">
        <caption className="sr-only">Answers on each day of the last four weeks</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="py-1.5 pr-3">
              Day
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right">
              Answers
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right">
              Right
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right">
              XP
            </th>
            <th scope="col" className="py-1.5 text-right">
              Goal
            </th>
          </tr>
        </thead>
        <tbody>
          {studied.map(({ day, answers, correct, xp, goalMet }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {longDay(day)}
              </th>
              <td className="py-1.5 pr-3 text-right">{answers}</td>
              <td className="py-1.5 pr-3 text-right">{correct}</td>
              <td className="py-1.5 pr-3 text-right">{xp}</td>
              <td className="py-1.5 text-right">{goalMet ? '★ reached' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
