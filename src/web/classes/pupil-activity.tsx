import type { readClassPupilEndpoint } from '#contract/classes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { longDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'

const DAYS_A_WEEK = 7
const MANY_ANSWERS = 40

/** Four weeks as a calendar of squares, the fuller the more was answered; each says its day and figures. */
export function PupilActivity({ days }: { days: ResponseOf<typeof readClassPupilEndpoint>['days'] }) {
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
  return (
    <Panel title="The last four weeks" aside="fuller: more answers">
      <table className="w-full table-fixed border-separate border-spacing-1.5">
        <caption className="sr-only">Answers on each day, oldest first</caption>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, answers, correct }) => (
                <td
                  key={day}
                  title={`${longDay(day)}: ${answers} answers`}
                  className="relative h-11 overflow-hidden rounded-md border border-line text-center align-middle"
                >
                  <span
                    aria-hidden
                    className="absolute inset-x-0 bottom-0 bg-subject-line forced-colors:hidden"
                    style={{ height: `${Math.min(1, answers / MANY_ANSWERS) * 100}%` }}
                  />
                  <span className="tabular relative text-small">
                    <span className="sr-only">{longDay(day)}: </span>
                    {answers > 0 ? answers : <span className="sr-only">none</span>}
                    {answers > 0 && <span className="sr-only"> answers, {correct} right</span>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
