import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Plan } from '#contract/planning.ts'
import { counted } from '../progress/counted.ts'
import { longDay } from '../progress/day-words.ts'
import { dueWords } from '../progress/due-words.ts'
import { Panel } from '../progress/panel.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** What the plan holds for today, with the way to begin. */
export function Today({ plan: { days, tasks } }: { plan: Plan }) {
  const [today] = days
  if (!today) return null
  const cards = today.reviews + today.finalPass
  return (
    <Panel title="Today" aside={longDay(today.day)}>
      {today.rest && <p className="mb-3">A rest day. Nothing is planned, and you keep your streak.</p>}
      {!today.rest && cards + today.newTopics.length + tasks.length === 0 && (
        <p className="mb-3">Nothing is planned for today. A new topic is always a good use of ten minutes.</p>
      )}
      {tasks.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {tasks.map((task) => (
            <li key={task.id}>
              Set for you:{' '}
              <Link to={task.path ?? '/tasks'} className="link">
                {task.title}
              </Link>{' '}
              <span className="tabular text-ink-soft">{dueWords(task, today.day)}</span>
            </li>
          ))}
        </ul>
      )}
      {today.newTopics.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {today.newTopics.map(({ title, subjectTitle, path }) => (
            <li key={path}>
              New topic:{' '}
              <Link to={path} className="link">
                {title}
              </Link>{' '}
              <span className="text-ink-soft">{subjectTitle}</span>
            </li>
          ))}
        </ul>
      )}
      {cards > 0 ? (
        <ButtonLink to="/dashboard/student/revise" look="main" className="self-start">
          Revise {counted(cards, 'card')}
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
      ) : (
        <ButtonLink to="/revision" className="self-start">
          Explore Subjects
        </ButtonLink>
      )}
    </Panel>
  )
}
