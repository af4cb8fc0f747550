import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/plan-screen'
import { CalendarFeed } from './calendar-feed.tsx'
import { ExamList } from './exam-list.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { RestDaysForm } from './rest-days-form.tsx'
import { Today } from './today.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Your plan – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [plan, { levels }] = await Promise.all([guarded(api('GET /api/plan')), api('GET /api/curriculum')])
  const subjects = levels.flatMap(({ id: level, title: levelTitle, subjects: own }) =>
    own.map(({ slug, title, qualifications }) => ({
      level,
      levelTitle,
      slug,
      title,
      boards: Object.keys(qualifications ?? {}),
    })),
  )
  return { plan, subjects }
}

/** Papers, and what each of the coming days holds because of them. */
export default function PlanScreen({ loaderData: { plan, subjects } }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to="/dashboard/student">Back to your dashboard</BackLink>
      <PageHeading lead="Say when your papers are. Revisewell spreads the work over the days you have, and a week off is simply spread again.">
        Your plan
      </PageHeading>
      <div className="@container grid grid-cols-1 gap-5">
        <Today plan={plan} />
        <PlanCalendar plan={plan} />
        <div className="grid grid-cols-1 content-start gap-5 @2xl:grid-cols-2 @4xl:grid-cols-3">
          <ExamList exams={plan.exams} today={plan.today} subjects={subjects} />
          <RestDaysForm restDays={plan.restDays} dailyGoal={plan.dailyGoal} />
          <CalendarFeed open={plan.feedOpen} />
        </div>
      </div>
    </Page>
  )
}
