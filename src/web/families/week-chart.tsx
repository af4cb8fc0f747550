import type { Child } from '#contract/families.ts'
import { counted } from '../progress/counted.ts'
import { longDay, weekdayOf } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'

type Days = Child['days']

const HEADROOM = 0.16
const BAR_SHARE = 0.6

/** Answers on each of the last seven days; a sentence says what it shows, and a table holds every figure. */
export function WeekChart({ days, dailyGoal, name }: { days: Days; dailyGoal: number; name: string }) {
  const top = Math.max(dailyGoal, ...days.map(({ answers }) => answers)) / (1 - HEADROOM)
  const step = 100 / days.length
  const goalAt = 100 - (dailyGoal / top) * 100
  return (
    <Panel title="The last seven days">
      <p className="mb-3">{summary(days, name)}</p>
      <div aria-hidden className="relative min-h-36">
        <svg className="absolute inset-0 size-full overflow-visible">
          <line
            x1="0"
            x2="100%"
            y1={`${goalAt}%`}
            y2={`${goalAt}%`}
            className="stroke-good-edge"
            strokeDasharray="5 5"
          />
          {days.map(({ day, answers, goalMet }, index) => {
            const height = Math.max((answers / top) * 100, 0.8)
            const look = goalMet ? 'fill-good' : answers > 0 ? 'fill-subject' : 'fill-line-strong'
            return (
              <rect
                key={day}
                x={`${index * step + (step * (1 - BAR_SHARE)) / 2}%`}
                width={`${step * BAR_SHARE}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
                rx="3"
                className={look}
              />
            )
          })}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" strokeWidth="2" />
        </svg>
      </div>
      <div aria-hidden className="tabular mt-2 grid grid-cols-7 text-center text-small">
        {days.map(({ day, answers, minutes, rest }) => (
          <span key={day} className="grid content-start">
            <span className="font-bold">{weekdayOf(day)}</span>
            <span>{answers === 0 && rest ? 'rest' : answers}</span>
            {minutes > 0 && <span className="text-ink-soft">{minutes}′</span>}
          </span>
        ))}
      </div>
      <FigureTable days={days} />
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-subject forced-color-adjust-none" /> answers that day
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-good forced-color-adjust-none" /> daily goal reached
        </span>
        <span className="flex items-center gap-2">
          <span className="w-5 border-t-2 border-dashed border-good-edge" /> daily goal, {counted(dailyGoal, 'answer')}
        </span>
      </p>
      <p className="mt-2 text-small text-ink-soft">
        Each day shows its answers and minutes. Minutes are the time between answers; breaks of more than five minutes
        are left out.
      </p>
    </Panel>
  )
}

function FigureTable({ days }: { days: Days }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Answers and minutes on each of the last seven days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Answers</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, answers, minutes, rest, goalMet }) => (
            <tr key={day}>
              <th scope="row">
                {longDay(day)}
                {rest && ', rest day'}
                {goalMet && ', goal reached'}
              </th>
              <td>{answers}</td>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function summary(days: Days, name: string): string {
  const sum = (figure: (day: Days[number]) => number) => days.reduce((total, day) => total + figure(day), 0)
  const answers = sum((day) => day.answers)
  if (answers === 0) return `No answers in these seven days. A small start together may help: five minutes, one topic.`
  const on = days.filter((day) => day.answers > 0).length
  const goals = days.filter((day) => day.goalMet).length
  const spent = counted(
    sum((day) => day.minutes),
    'minute',
  )
  const said = `${name} gave ${counted(answers, 'answer')} on ${counted(on, 'day')}, in about ${spent}, and earned ${counted(
    sum((day) => day.xp),
    'XP',
    'XP',
  )}.`
  return goals > 0 ? `${said} The daily goal was reached on ${counted(goals, 'day')}.` : said
}
