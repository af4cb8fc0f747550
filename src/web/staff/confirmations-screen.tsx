import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/confirmations-screen'
import { StaffList } from './staff-list.tsx'
import { WaitingParents } from './waiting-parents.tsx'
import { WaitingTeachers } from './waiting-teachers.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Confirmations – Revisewell' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [waiting, { profile }] = await Promise.all([guarded(api('GET /api/confirmations')), api('GET /api/me')])
  const admin = profile?.role === 'admin'
  const schoolId = waiting.ownSchoolId ?? new URL(request.url).searchParams.get('school')
  const staff = schoolId ? await found(api('GET /api/schools/:id/staff', { params: { id: schoolId } })) : null
  return { ...waiting, admin, staff, ownId: profile?.id ?? '' }
}

/** Saying who an adult is: teachers of a school, and parents of its pupils. */
export default function ConfirmationsScreen({ loaderData }: Route.ComponentProps) {
  const { teachers, parents, admin, staff, ownId } = loaderData
  return (
    <Page>
      <BackLink to={admin ? '/dashboard/admin' : '/dashboard/teacher'}>Back to Dashboard</BackLink>
      <PageHeading lead="Confirm people only if you know who they are. It gives them power over children’s accounts, and it is written down that you did.">
        Confirmations
      </PageHeading>
      <div className="grid gap-8">
        {teachers.length + parents.length === 0 && (
          <EmptyState title="Nobody is waiting">
            Teachers who ask to be confirmed, and parents who ask to be confirmed as a pupil’s parent or carer, come up
            here.
          </EmptyState>
        )}
        {teachers.length > 0 && <WaitingTeachers teachers={teachers} admin={admin} />}
        {parents.length > 0 && <WaitingParents parents={parents} />}
        {staff && <StaffList key={staff.school.id} {...staff} ownId={ownId} />}
        {admin && !staff && (
          <p className="text-ink-soft">
            To see the teachers of a school, invite more or end a confirmation, open the school in School Management.
          </p>
        )}
      </div>
    </Page>
  )
}
