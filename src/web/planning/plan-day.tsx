import { ClipboardList, GraduationCap, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { Plan } from '#contract/planning.ts'
import { counted } from '../progress/counted.ts'
import { longDay, shortDay } from '../progress/day-words.ts'
import { classes } from '../ui/classes.ts'

interface PlanDayProps {
  day: Plan['days'][number]
  exams: Plan['exams']
  /** Set work that is due on it. */
  tasks: Plan['tasks']
  /** When the pupil's study groups meet on it. */
  sessions: Plan['sessions']
  isToday: boolean
  /** The cards of the fullest day, for the length of the bar. */
  most: number
}

/** One day: its papers, set work, its study groups' sessions, its cards as a bar, and its new topics. */
export function PlanDay({ day: planned, exams, tasks, sessions, isToday, most }: PlanDayProps) {
  const { day, rest, reviews, finalPass, newTopics } = planned
  const cards = reviews + finalPass
  return (
    <li
      className={classes(
        'min-w-0 rounded-sm border px-2 py-1.5 text-small hyphens-auto @3xl:min-h-24',
        isToday ? 'border-2 border-subject bg-subject-wash' : 'border-line',
        rest && 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="sr-only">{isToday ? `Today, ${longDay(day)}` : longDay(day)}</span>
        <strong aria-hidden>
          <span className="@3xl:hidden">{longDay(day)}</span>
          <span className="hidden @3xl:inline">{shortDay(day)}</span>
        </strong>
        {rest && <span className="text-ink-soft">Rest</span>}
      </p>
      {exams.map(({ id, subjectTitle, paper }) => (
        <p key={id} className="mt-1 flex gap-1 font-bold text-bad">
          <GraduationCap aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {subjectTitle}
            {paper && `, ${paper}`}
          </span>
        </p>
      ))}
      {tasks.map(({ id, title, dueTime }) => (
        <p key={id} className="mt-1 flex gap-1 font-bold">
          <ClipboardList aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {title}, by {dueTime}
          </span>
        </p>
      ))}
      {sessions.map(({ id, groupName, topic, time }) => (
        <p key={id} className="mt-1 flex gap-1 font-bold">
          <Users aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Link to="/groups" className="link min-w-0">
            {time} {groupName}
            {topic && `, ${topic}`}
          </Link>
        </p>
      ))}
      {cards > 0 && (
        <p className="mt-1">
          <span aria-hidden className="bar mb-0.5 block h-2">
            <span className="bar-fill block h-full bg-subject" style={{ width: `${(cards / most) * 100}%` }} />
          </span>
          {counted(cards, 'card')}
          {finalPass > 0 && <span className="text-ink-soft">, {finalPass} for the paper</span>}
        </p>
      )}
      {newTopics.length > 0 && (
        <p className="mt-1 min-w-0 text-ink-soft">
          <span className="font-bold">New:</span> {newTopics.map(({ title }) => title).join(', ')}
        </p>
      )}
    </li>
  )
}
