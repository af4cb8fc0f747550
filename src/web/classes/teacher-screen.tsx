import { ClipboardList, Layers, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { ConcernsLink } from '../session/concerns-link.tsx'
import { LiveNow } from '../session/live-now.tsx'
import { RoleBadge } from '../session/role-badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/teacher-screen'
import { ArchivedClasses } from './archived-classes.tsx'
import { ClassCard } from './class-card.tsx'
import { ClassFormDialog } from './class-form-dialog.tsx'
import { leadOf } from './lead-of.ts'
import { StandingPanel } from './standing-panel.tsx'
import { subjectChoices } from './subject-choices.ts'
import { TeacherInvitations } from './teacher-invitations.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Teacher dashboard – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [classes, { profile }, levels, { quizzes }, concerns, standing] = await Promise.all([
    guarded(api('GET /api/classes')),
    api('GET /api/me'),
    api('GET /api/curriculum'),
    guarded(api('GET /api/live-quizzes')),
    // Only for the adult whom a school has named.
    api('GET /api/admin/concerns').catch(() => null),
    guarded(api('GET /api/my-school')),
  ])
  const unseenConcerns = concerns && concerns.concerns.filter(({ seenAt }) => seenAt === null).length
  return { ...classes, profile, subjects: subjectChoices(levels), liveQuizzes: quizzes, unseenConcerns, standing }
}

/** The teacher's dashboard (contract §2): classes with what needs attention, and everything to make for them. */
export default function TeacherScreen({ loaderData }: Route.ComponentProps) {
  const { classes, asked, profile, subjects, liveQuizzes, unseenConcerns, standing } = loaderData
  const confirmed = standing.school !== null
  const [making, setMaking] = useState(false)
  const [firstName = ''] = (profile?.fullName ?? '').trim().split(/\s+/)
  const current = classes.filter(({ archived }) => !archived)
  const archived = classes.filter((one) => one.archived)
  return (
    <Page>
      <PageHeading lead={leadOf(confirmed ? current : [])} above={profile && <RoleBadge role={profile.role} />}>
        Hello, {firstName}
      </PageHeading>
      <nav aria-label="Make something" className="mb-8 flex flex-wrap gap-3">
        <ButtonLink to="/sets">
          <Layers aria-hidden className="size-5" /> Create Flashcard Set
        </ButtonLink>
        <ButtonLink to="/dashboard/teacher/quizzes">
          <ListChecks aria-hidden className="size-5" /> Create Quiz
        </ButtonLink>
        {confirmed ? (
          <>
            <ButtonLink to="/dashboard/teacher/tasks/new">
              <ClipboardList aria-hidden className="size-5" /> Assign Task
            </ButtonLink>
            <ButtonLink to="/dashboard/teacher/tasks" look="quiet">
              Set work and results
            </ButtonLink>
            <ButtonLink to="/moderation" look="quiet">
              Study groups and moderation
            </ButtonLink>
            <ButtonLink to="/confirmations" look={standing.waiting > 0 ? 'plain' : 'quiet'}>
              Confirmations{standing.waiting > 0 && ` (${standing.waiting} waiting)`}
            </ButtonLink>
          </>
        ) : (
          <Button disabled title="Once your school has confirmed you">
            <ClipboardList aria-hidden className="size-5" /> Assign Task
          </Button>
        )}
        {unseenConcerns !== null && <ConcernsLink unseen={unseenConcerns} />}
      </nav>
      <div className="mb-6 empty:hidden">
        <LiveNow quizzes={liveQuizzes} />
      </div>
      <StandingPanel standing={standing} />
      <TeacherInvitations asked={asked} />
      <section aria-labelledby="classes" className="mb-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="classes">Your classes</h2>
          {current.length > 0 && (
            <Button look="main" onClick={() => setMaking(true)}>
              <Plus aria-hidden className="size-5" /> New class
            </Button>
          )}
        </div>
        {current.length > 0 ? (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {current.map((one) => (
              <ClassCard
                key={one.id}
                schoolClass={one}
                confirmed={confirmed}
                subject={subjects.find(({ slug }) => slug === one.subject)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="You have no classes yet"
            level={3}
            action={
              <Button look="main" onClick={() => setMaking(true)}>
                <Plus aria-hidden className="size-5" /> Make your first class
              </Button>
            }
          >
            {confirmed
              ? 'Make a class, and give its code to your pupils or bring in your class list. You see a pupil’s revision from the moment they join, and nothing before.'
              : 'Make a class now, and give its code to your pupils once your school has confirmed you. Until then you see nothing of them but the name they join by.'}
          </EmptyState>
        )}
      </section>
      {archived.length > 0 && <ArchivedClasses classes={archived} />}
      <Outlet />
      <ClassFormDialog open={making} onClose={() => setMaking(false)} subjects={subjects} />
    </Page>
  )
}
