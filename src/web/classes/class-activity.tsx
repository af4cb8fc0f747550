import type { ClassDetail } from '#contract/classes.ts'
import { counted } from '../progress/counted.ts'
import { longDay, shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'

const BAR_SHARE = 0.7

/** How many pupils of a class studied on each of the last days; every figure stands in the table, too. */
export function ClassActivity({ days, pupils }: { days: ClassDetail['days']; pupils: number }) {
  const step = 100 / days.length
  const answers = days.reduce((sum, day) => sum + day.answers, 0)
  const [first] = days
  const last = days.at(-1)
  return (
    <Panel title="The last two weeks" aside={counted(answers, 'answer')}>
      {answers === 0 ? (
        <p className="text-ink-soft">Nobody has revised in these two weeks.</p>
      ) : (
        <>
          <div className="relative min-h-32 grow">
            <svg aria-hidden className="absolute inset-0 size-full">
              {days.map(({ day, pupils: active }, at) => {
                const height = Math.max((active / Math.max(1, pupils)) * 100, 1)
                return (
                  <rect
                    key={day}
                    x={`${at * step + (step * (1 - BAR_SHARE)) / 2}%`}
                    width={`${step * BAR_SHARE}%`}
                    y={`${100 - height}%`}
                    height={`${height}%`}
                    rx="2"
                    className={active > 0 ? 'fill-subject' : 'fill-line-strong'}
                  />
                )
              })}
              <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" strokeWidth="2" />
            </svg>
          </div>
          <p aria-hidden className="mt-1 flex justify-between text-small text-ink-soft">
            <span>{first && shortDay(first.day)}</span>
            <span>pupils who revised, of {pupils}</span>
            <span>{last && shortDay(last.day)}</span>
          </p>
          <details className="mt-3">
            <summary className="touch flex cursor-pointer items-center text-small font-bold">As a table</summary>
            <table className="mt-2 w-full text-small">
              <thead>
                <tr className="text-left">
                  <th scope="col">Day</th>
                  <th scope="col">Pupils</th>
                  <th scope="col">Answers</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, pupils: active, answers }) => (
                  <tr key={day} className="border-t border-line">
                    <th scope="row" className="py-1 text-left font-normal">
                      {longDay(day)}
                    </th>
                    <td className="tabular">{active}</td>
                    <td className="tabular">{answers}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Panel>
  )
}
