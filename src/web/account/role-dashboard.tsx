import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export interface Step {
  to: string
  title: string
  text: string
}

interface RoleDashboardProps {
  profile: Profile
  lead: string
  /** What the person can do from here. */
  steps: readonly Step[]
  /** What comes before them. */
  first?: ReactNode
  children: ReactNode
}

/** A dashboard with a greeting, the role, ways on, and what its screen adds. */
export function RoleDashboard({ profile, lead, steps, first, children }: RoleDashboardProps) {
  const [firstName = ''] = profile.fullName.trim().split(/\s+/)
  return (
    <Page>
      <PageHeading lead={lead} above={<RoleBadge role={profile.role} />}>
        Hello, {firstName}
      </PageHeading>
      <div className="grid gap-8">
        {first}
        <ul className="grid gap-4 sm:grid-cols-2">
          {steps.map(({ to, title, text }) => (
            <li key={to} className="index-card relative p-5 hover:border-subject-edge">
              <h2 className="text-h3">
                {/* The whole card can be pressed. */}
                <Link to={to} className="inline-flex items-center gap-2 no-underline after:absolute after:inset-0">
                  {title}
                  <ArrowRight aria-hidden className="size-5 text-subject-edge" />
                </Link>
              </h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Page>
  )
}
