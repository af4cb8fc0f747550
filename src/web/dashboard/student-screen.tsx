import { Link, Outlet } from 'react-router'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { useCalm } from '../reading/use-calm.ts'
import { JoinReminder } from '../session/join-reminder.tsx'
import { TabLinks } from '../ui/navigation/tab-links.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/student-screen'
import { greeting, speaksOfStreak } from './greeting.ts'
import { hasStudiedBefore } from './guest/has-studied-before.ts'
import { useDeliveredAnswers } from './use-delivered-answers.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your dashboard – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/dashboard'))

const home = '/dashboard/student'
const tabs = [
  { to: home, label: 'Overview' },
  { to: `${home}/subjects`, label: 'Subjects' },
  { to: `${home}/rewards`, label: 'Rewards' },
  { to: `${home}/profile`, label: 'Profile' },
]

/** The pupil's dashboard (contract §2); each tab has an address of its own. */
export default function StudentScreen({ loaderData: dashboard }: Route.ComponentProps) {
  useDeliveredAnswers()
  const calm = useCalm()
  const [firstName = ''] = dashboard.fullName.trim().split(/\s+/)
  // A first sign-in earns a point; a dashboard of other zeros would say nothing.
  const hasStudied = hasStudiedBefore(dashboard)
  const { progress } = dashboard
  const said = hasStudied ? greeting(progress, { calm }) : 'This page fills with what you really do.'
  // Calm mode hides a streak before the page's script is there to say something else.
  const lively = hasStudied && !calm && speaksOfStreak(progress)
  return (
    <Page>
      <PageHeading lead={<span data-lively={lively || undefined}>{said}</span>}>Hello, {firstName}</PageHeading>
      <JoinReminder />
      <TabLinks label="Your dashboard" tabs={tabs} />
      <Outlet context={dashboard} />
      <p className="mt-8 text-ink-soft">
        Have cards of your own?{' '}
        <Link to="/sets" className="link">
          Make, import and share your own sets
        </Link>
        . Revise with others in{' '}
        <Link to="/groups" className="link">
          study groups
        </Link>
        .
      </p>
    </Page>
  )
}
