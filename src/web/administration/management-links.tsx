import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const links = [
  {
    to: '/dashboard/admin/users',
    title: 'User Management',
    text: 'Everybody’s account: role, school, password reset.',
  },
  { to: '/dashboard/admin/schools', title: 'School Management', text: 'The schools that accounts belong to.' },
  {
    to: '/dashboard/admin/content',
    title: 'Content Management',
    text: 'What you add to the curriculum’s own material.',
  },
  { to: '/dashboard/admin/audit', title: 'Audit log', text: 'Who did what, to whom, and when.' },
  { to: '/help', title: 'Help centre', text: 'What everybody here reads when they need help.' },
  { to: '/revision', title: 'Explore subjects', text: 'Any topic as pupils see it.' },
]

/** The ways to the admin's other screens. */
export function ManagementLinks() {
  return (
    <section aria-labelledby="manage">
      <h2 id="manage" className="mb-4">
        Manage
      </h2>
      <ul className="grid grid-cols-1 gap-4 @lg:grid-cols-2 @5xl:grid-cols-3">
        {links.map(({ to, title, text }) => (
          <li key={to} className="index-card relative p-5 hover:border-subject-edge">
            <h3 className="text-h3">
              {/* The whole card can be pressed. */}
              <Link to={to} className="inline-flex items-center gap-2 no-underline after:absolute after:inset-0">
                {title}
                <ArrowRight aria-hidden className="size-5 text-subject-edge" />
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
