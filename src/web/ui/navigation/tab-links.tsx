import { NavLink } from 'react-router'
import { classes } from '../classes.ts'

export interface TabLinksProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Tabs that are pages of their own: each can be linked to, opened in a new window, and works before any script. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto overflow-y-hidden border-b-2 border-subject-line">
      <ul className="flex gap-1">
        {tabs.map(({ to, label: text }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              preventScrollReset
              className={({ isActive }) =>
                classes(
                  'touch -mb-0.5 inline-flex items-center justify-center border-b-4 px-2.5 font-bold whitespace-nowrap no-underline sm:px-4 hover:text-ink',
                  isActive ? 'border-subject text-ink' : 'border-transparent text-ink-soft',
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
