import { useState } from 'react'
import type { Plan } from '#contract/planning.ts'
import { weekdayOf } from '#domain/progress/weekday.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { PlanDay } from './plan-day.tsx'

const WEEKS_AT_FIRST = 4
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The coming days: weeks side by side where there is room, one below the other where there isn't. */
export function PlanCalendar({ plan: { days, exams, sessions, tasks, today } }: { plan: Plan }) {
  const [all, setAll] = useState(false)
  const before = weekdayOf(today) - 1
  const shown = all ? days : days.slice(0, WEEKS_AT_FIRST * 7 - before)
  const most = Math.max(1, ...days.map(({ reviews, finalPass }) => reviews + finalPass))
  return (
    <Panel title="What is coming" aside={exams.length === 0 ? 'Add a paper to plan for it' : undefined}>
      <div aria-hidden className="mb-1 hidden grid-cols-7 gap-1.5 text-small font-bold text-ink-soft @3xl:grid">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="grid grid-cols-1 gap-1.5 @3xl:grid-cols-7">
        {before > 0 && <li aria-hidden className="hidden @3xl:block" style={{ gridColumn: `span ${before}` }} />}
        {shown.map((day) => (
          <PlanDay
            key={day.day}
            day={day}
            exams={exams.filter((exam) => exam.day === day.day)}
            tasks={tasks.filter(({ dueOn }) => dueOn === day.day)}
            sessions={sessions.filter((session) => session.day === day.day && session.youCome !== false)}
            isToday={day.day === today}
            most={most}
          />
        ))}
      </ol>
      {!all && shown.length < days.length && (
        <Button className="mt-4 self-start" onClick={() => setAll(true)}>
          Show all {Math.ceil(days.length / 7)} weeks
        </Button>
      )}
    </Panel>
  )
}
