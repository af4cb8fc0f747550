import {
  Baby,
  BookOpen,
  Building2,
  ChartColumn,
  CircleHelp,
  CircleUser,
  ClipboardList,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  School,
  Sun,
  Users,
} from 'lucide-react'
import { useEffect } from 'react'
import { NavLink } from 'react-router'
import type { Role } from '#domain/permissions.ts'
import { classes } from '../ui/classes.ts'

interface RoleLink {
  to: string
  label: string
  icon: LucideIcon
  /** Only at this address, not at those below it. */
  end?: true
}

/** What each role comes here for: five at most, so that a thumb finds them. */
const links: Record<Role, readonly RoleLink[]> = {
  student: [
    { to: '/dashboard/student', label: 'Today', icon: Sun, end: true },
    { to: '/learn', label: 'Learn', icon: BookOpen },
    { to: '/papers', label: 'Exams', icon: FileText },
    { to: '/groups', label: 'Groups', icon: Users },
    { to: '/dashboard/student/profile', label: 'Me', icon: CircleUser },
  ],
  teacher: [
    { to: '/dashboard/teacher', label: 'Classes', icon: School, end: true },
    { to: '/dashboard/teacher/tasks/new', label: 'Set work', icon: NotebookPen },
    { to: '/dashboard/teacher/quizzes', label: 'Quizzes', icon: ClipboardList },
    { to: '/dashboard/teacher/tasks', label: 'Results', icon: ChartColumn, end: true },
  ],
  parent: [
    { to: '/dashboard/parent', label: 'Children', icon: Baby },
    { to: '/help', label: 'Help', icon: CircleHelp },
  ],
  admin: [
    { to: '/dashboard/admin', label: 'Overview', icon: LayoutDashboard, end: true },
    { to: '/dashboard/admin/users', label: 'Users', icon: Users },
    { to: '/dashboard/admin/schools', label: 'Schools', icon: Building2 },
    { to: '/dashboard/admin/content', label: 'Content', icon: FileText },
  ],
}

/** The few places a person of this role goes to: tabs at the window's foot on a phone, a row below the header on a wider screen. */
export function RoleBar({ role }: { role: Role }) {
  useEffect(() => {
    // As the page's head set it before the first paint (first-paint.ts), for who signs in or out on this page.
    const page = document.documentElement
    page.dataset.known = ''
    return () => void delete page.dataset.known
  }, [])
  return (
    <nav
      aria-label="Your pages"
      className="border-line bg-surface max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:border-b"
    >
      <ul className="wrap flex max-w-[94rem] max-md:px-1 md:gap-1">
        {links[role].map(({ to, label, icon: Icon, end }) => (
          <li key={to} className="max-md:min-w-0 max-md:grow max-md:basis-0">
            <NavLink to={to} {...(end && { end })} className={linkClass}>
              <Icon aria-hidden className="size-5 shrink-0 md:size-4.5" />
              <span className="max-md:max-w-full max-md:truncate">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classes(
    'touch flex items-center justify-center font-bold no-underline hover:bg-subject-wash',
    'max-md:h-(--role-bar) max-md:flex-col max-md:gap-0.5 max-md:text-[0.8125rem]/tight md:gap-2 md:px-3',
    isActive
      ? 'text-subject-ink max-md:[box-shadow:inset_0_3px_0_var(--subject-edge)] md:[box-shadow:inset_0_-3px_0_var(--subject-edge)]'
      : 'text-ink-soft',
  )
