import { Link } from 'react-router'
import type { OwnTasks } from '#contract/tasks.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { TaskList } from '../progress/task-list.tsx'

/** The rest is one press away. */
const SHOWN = 3

/** What teachers have set and is not done, what is due next first; nothing where nothing ever was. */
export function TasksPanel({ tasks, today }: Pick<OwnTasks, 'tasks' | 'today'>) {
  const open = tasks.filter(({ state }) => state === 'to-do' || state === 'begun').toReversed()
  const late = tasks.filter(({ state }) => state === 'overdue').toReversed()
  const all = [...open, ...late]
  if (tasks.length === 0) return null
  if (all.length === 0)
    return (
      <p className="text-ink-soft">
        Everything that is set for you is done.{' '}
        <Link to="/tasks" className="link">
          Your tasks
        </Link>
      </p>
    )
  return (
    <Panel title="Set for you" aside={counted(all.length, 'task')}>
      <TaskList tasks={all.slice(0, SHOWN)} today={today} />
      <p className="mt-4">
        <Link to="/tasks" className="link">
          {all.length > SHOWN ? `See all ${counted(all.length, 'task')}` : 'All your tasks'}
        </Link>
      </p>
    </Panel>
  )
}
