import { Link } from 'react-router'
import type { TaskSummary } from '#contract/tasks.ts'
import { counted } from '../progress/counted.ts'
import { longDay } from '../progress/day-words.ts'
import { dueWords } from '../progress/due-words.ts'
import { Badge } from '../ui/badge.tsx'
import { DoneBar } from './done-bar.tsx'
import { audienceWords } from './task-text.ts'

/** A task in the teacher's list: what, for whom, until when, and how many have done it. */
export function TaskCard({ task, today }: { task: TaskSummary; today: string }) {
  const { id, title, withdrawn, opened, opensOn } = task
  return (
    <li className="index-card grid gap-x-8 gap-y-3 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-large">
            <Link to={`/dashboard/teacher/tasks/${id}`} className="link">
              {title}
            </Link>
          </h2>
          {withdrawn && <Badge tone="grey">Withdrawn</Badge>}
          {!opened && !withdrawn && <Badge tone="subject">Opens {longDay(opensOn)}</Badge>}
        </div>
        <p className="mt-1">{audienceWords(task)}</p>
        <p className="tabular text-small text-ink-soft">{dueWords(task, today)}</p>
      </div>
      {task.pupils > 0 ? (
        <DoneBar task={task} />
      ) : (
        <p className="text-small text-ink-soft">{counted(0, 'pupil')} yet</p>
      )}
    </li>
  )
}
