import { ArrowRight, CircleCheck, CircleDashed, Clock, Hourglass, Lock } from 'lucide-react'
import type { OwnTask, TaskState } from '#contract/tasks.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { dueWords } from './due-words.ts'
import { farWords, workWords } from './task-words.ts'

/** A word, a colour and a shape for each state: none of them alone. */
const marks: Record<TaskState, { word: string; tone: BadgeTone; Icon: typeof Clock }> = {
  coming: { word: 'Soon', tone: 'grey', Icon: Hourglass },
  'to-do': { word: 'To do', tone: 'subject', Icon: CircleDashed },
  begun: { word: 'Begun', tone: 'subject', Icon: Hourglass },
  done: { word: 'Done', tone: 'good', Icon: CircleCheck },
  'done-late': { word: 'Done, a little late', tone: 'good', Icon: CircleCheck },
  overdue: { word: 'Still open for you', tone: 'warn', Icon: Clock },
  closed: { word: 'Closed', tone: 'grey', Icon: Lock },
}

interface TaskListProps {
  tasks: readonly OwnTask[]
  today: string
  /** The heading level of a task's title. */
  level?: 3 | 4
}

/** A pupil's tasks, each with one button that opens the right screen. */
export function TaskList({ tasks, today, level = 3 }: TaskListProps) {
  return (
    <ul className="grid gap-3">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} today={today} level={level} />
      ))}
    </ul>
  )
}

function TaskRow({ task, today, level }: { task: OwnTask; today: string; level: 3 | 4 }) {
  const { title, note, teacher, state, met, total, path } = task
  const Heading = `h${level}` as const
  const { word, tone, Icon } = marks[state]
  const done = state === 'done' || state === 'done-late'
  const deck = task.method === 'flashcards' || task.method === 'notes'
  return (
    <li className="index-card grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-large">{title}</Heading>
          <Badge tone={tone}>
            <Icon aria-hidden className="size-4" />
            {word}
          </Badge>
        </div>
        <p className="tabular mt-1 text-ink-soft">
          {dueWords(task, today)}, set by {teacher}
        </p>
        {note && <p className="mt-2 max-w-[62ch] whitespace-pre-line">{note}</p>}
        <p className="tabular mt-2 text-small text-ink-soft">
          {workWords(task)}. {farWords(task)}.
        </p>
        {deck && !done && total > 0 && (
          <ProgressBar
            label={`Progress with ${title}`}
            value={met}
            max={total}
            valueText={farWords(task)}
            className="mt-2 max-w-sm"
          />
        )}
      </div>
      {path && state !== 'closed' && (
        <ButtonLink to={path} look={done ? 'plain' : 'main'} className="justify-self-start">
          {done ? 'Do it again' : state === 'begun' ? 'Go on' : 'Start'}
          <span className="sr-only"> {title}</span>
          {!done && <ArrowRight aria-hidden className="size-5" />}
        </ButtonLink>
      )}
    </li>
  )
}
