import { ChevronDown } from 'lucide-react'
import type { Overview } from '#contract/administration.ts'
import { counted, grouped } from '../progress/counted.ts'
import { longDay, shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'

type Days = Overview['days']

const BAR_SHARE = 0.68
const DAYS_A_WEEK = 7
const cell = 'py-1.5 pl-3 text-right'

/** All pupils' answers a day over four weeks; what it shows is said in a sentence, and every figure stands in a table. */
export function AnswersChart({ days }: { days: Days }) {
  const all = days.reduce((sum, { answers }) => sum + answers, 0)
  const most = Math.max(1, ...days.map(({ answers }) => answers))
  const step = 100 / days.length
  return (
    <Panel title="Answers a day" aside={`${counted(all, 'answer')} in four weeks`}>
      {all === 0 ? (
        <p className="text-ink-soft">Nobody has answered anything yet. Pupils begin by choosing a topic.</p>
      ) : (
        <>
          <svg aria-hidden className="h-44 w-full">
            {days.map(({ day, answers }, at) => {
              const height = Math.max((answers / most) * 100, answers > 0 ? 1 : 0)
              return (
                <rect
                  key={day}
                  x={`${at * step + (step * (1 - BAR_SHARE)) / 2}%`}
                  width={`${step * BAR_SHARE}%`}
                  y={`${100 - height}%`}
                  height={`${height}%`}
                  rx="2"
                  className="fill-subject"
                />
              )
            })}
            <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" strokeWidth="2" />
          </svg>
          <div aria-hidden className="tabular mt-1.5 grid grid-cols-4 text-small text-ink-soft">
            {days
              .filter((_, at) => at % DAYS_A_WEEK === 0)
              .map(({ day }) => (
                <span key={day} className="border-l border-line pl-1.5">
                  {shortDay(day)}
                </span>
              ))}
          </div>
          <p className="mt-3 text-small text-ink-soft">{summary(days)}</p>
          <Figures days={days} />
        </>
      )}
    </Panel>
  )
}

function summary(days: Days): string {
  const busiest = days.reduce((best, day) => (day.answers > best.answers ? day : best))
  return `The busiest day was ${longDay(busiest.day)}: ${counted(busiest.answers, 'answer')} of ${counted(busiest.pupils, 'pupil')}.`
}

function Figures({ days }: { days: Days }) {
  return (
    <details className="group mt-2">
      <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-bold text-link hover:underline">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        Show the figures
      </summary>
      <table className="tabular mt-2 w-full text-small">
        <caption className="sr-only">Answers and pupils on each day of the last four weeks</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 text-left">
              Day
            </th>
            <th scope="col" className={cell}>
              Answers
            </th>
            <th scope="col" className={cell}>
              Pupils
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, answers, pupils }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {longDay(day)}
              </th>
              <td className={cell}>{grouped(answers)}</td>
              <td className={cell}>{grouped(pupils)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
