import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'

interface TaskTabsProps {
  tabs: readonly { to: string; label: string; count: number; on: boolean }[]
}

/** Sorts of tasks as pages of their own, each with how many there are. */
export function TaskTabs({ tabs }: TaskTabsProps) {
  return (
    <nav aria-label="Sorts of tasks" className="mb-5 overflow-x-auto overflow-y-hidden border-b-2 border-subject-line">
      <ul className="flex gap-1">
        {tabs.map(({ to, label, count, on }) => (
          <li key={label} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={on ? 'page' : undefined}
              className={classes(
                'touch tabular -mb-0.5 inline-flex items-center gap-1.5 border-b-4 px-2.5 font-bold whitespace-nowrap no-underline sm:px-4 hover:text-ink',
                on ? 'border-subject text-ink' : 'border-transparent text-ink-soft',
              )}
            >
              {label} <span className="font-normal">({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
