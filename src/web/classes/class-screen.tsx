import { ClipboardList, Radio } from 'lucide-react'
import { useState } from 'react'
import type { SignInCard } from '#contract/class-rosters.ts'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { LiveNow } from '../session/live-now.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { hued } from '../ui/hue.ts'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/class-screen'
import { ClassActivity } from './class-activity.tsx'
import { ClassSettings } from './class-settings.tsx'
import { ClassTeachers } from './class-teachers.tsx'
import { InvitedPupils } from './invited-pupils.tsx'
import { JoinedPupils } from './joined-pupils.tsx'
import { JoinPanel } from './joining/join-panel.tsx'
import { RosterImport } from './lists/roster-import.tsx'
import { RosterTable } from './lists/roster-table.tsx'
import { PrintSheet, type Sheet } from './print-sheet.tsx'
import { PupilView } from './pupil-view.tsx'
import { subjectChoices } from './subject-choices.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const pupilId = new URL(request.url).searchParams.get('pupil')
  const [detail, levels, { quizzes }, pupil] = await Promise.all([
    guarded(found(api('GET /api/classes/:id', { params }))),
    api('GET /api/curriculum'),
    guarded(api('GET /api/live-quizzes')),
    pupilId
      ? guarded(found(api('GET /api/classes/:id/pupils/:pupilId', { params: { id: params.id, pupilId } })))
      : null,
  ])
  const liveQuizzes = quizzes.filter(({ classId }) => classId === params.id)
  return { ...detail, subjects: subjectChoices(levels), liveQuizzes, pupil }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.class.name} – Revisewell` : 'Revisewell' },
]

/** Managing a class: its code, its pupils and how they get on, its class list, and who teaches it. */
export default function ClassScreen({ loaderData }: Route.ComponentProps) {
  const {
    class: schoolClass,
    confirmed,
    joined,
    pupils,
    teachers,
    invitations,
    days,
    subjects,
    liveQuizzes,
    pupil,
  } = loaderData
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { id, name, year, archived, schoolName } = schoolClass
  const subject = subjects.find(({ slug }) => slug === schoolClass.subject)
  const showCards = (cards: SignInCard[]) => setSheet({ kind: 'cards', cards })
  const member = pupils.find((one) => one.id === pupil?.id)
  if (sheet) return <PrintSheet sheet={sheet} schoolClass={schoolClass} onClose={() => setSheet(null)} />
  if (pupil && member) return <PupilView pupil={pupil} member={member} schoolClass={schoolClass} onCards={showCards} />
  return (
    <Page {...(subject && { hue: subject.hue })}>
      <BackLink to="/dashboard/teacher">Back to your classes</BackLink>
      <div {...(subject && hued(subject.hue))}>
        <PageHeading
          above={archived ? <Badge tone="warn">Archived</Badge> : undefined}
          lead={[year, subject?.title, schoolName, counted(confirmed ? pupils.length : joined.length, 'pupil')]
            .filter(Boolean)
            .join(' · ')}
        >
          {name}
        </PageHeading>
      </div>
      <div className="mb-6 empty:hidden">
        <LiveNow quizzes={liveQuizzes} />
      </div>
      {!archived && confirmed && (
        <nav aria-label="Work for this class" className="mb-6 flex flex-wrap gap-3">
          <ButtonLink to={`/dashboard/teacher/tasks/new?class=${id}`}>
            <ClipboardList aria-hidden className="size-5" /> Assign Task
          </ButtonLink>
          <ButtonLink to={`/live/start?class=${id}`}>
            <Radio aria-hidden className="size-5" /> Start a live quiz
          </ButtonLink>
          <ButtonLink to={`/dashboard/teacher/tasks?class=${id}`} look="quiet">
            Set work and class gaps
          </ButtonLink>
        </nav>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <JoinPanel schoolClass={schoolClass} onPrint={() => setSheet({ kind: 'poster' })} />
        {confirmed ? (
          <ClassActivity days={days} pupils={pupils.length} />
        ) : (
          <JoinedPupils classId={id} joined={joined} />
        )}
      </div>
      {confirmed && (
        <>
          <RosterTable classId={id} pupils={pupils} onCards={showCards} />
          <InvitedPupils classId={id} invitations={invitations} />
          <RosterImport classId={id} onCards={showCards} />
        </>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {confirmed && <ClassTeachers schoolClass={schoolClass} teachers={teachers} />}
        <ClassSettings schoolClass={schoolClass} subjects={subjects} />
      </div>
    </Page>
  )
}
