import { useState } from 'react'
import { data, redirect } from 'react-router'
import type { ActOf } from '#contract/live.ts'
import type { LiveQuizView, liveQuizRoom } from '#contract/live-quiz.ts'
import type { HostAct } from '#domain/live-quiz/live-quiz.ts'
import { apiOf } from '../api/request-api.ts'
import type { RoomSnapshot, Said } from '../live/room-channel.ts'
import { useRoom } from '../live/use-room.ts'
import { counted } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/live-quiz-screen'
import { LiveAfter } from './live/live-after.tsx'
import { HostControls } from './live/live-host-controls.tsx'
import { LiveQuestion } from './live/live-question.tsx'
import { LiveSummary } from './live/live-summary.tsx'

type Quiz = typeof liveQuizRoom
type View = LiveQuizView | null
type Answer = Extract<ActOf<Quiz>, { type: 'answer' }>

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  if (!profile) throw redirect('/login')
  if (!/^[0-9a-f-]{36}$/.test(id)) throw data(null, { status: 404 })
  return { id, personId: profile.id, role: profile.role }
}

export const meta: Route.MetaFunction = () => [{ title: 'Live quiz – Revisewell' }]

/** A quiz that a class or group answers together, each on their own screen. */
export default function LiveQuizScreen({ loaderData }: Route.ComponentProps) {
  return <LiveQuiz key={loaderData.id} {...loaderData} />
}

function hear(view: View, said: Said<Quiz>): View {
  if ('state' in said) return said.state.view
  if (said.event.type === 'view') return said.event.view
  const { at, answered } = said.event
  return view && view.at === at && view.phase === 'asking' ? { ...view, answered } : view
}

function LiveQuiz({ id, personId, role }: Route.ComponentProps['loaderData']) {
  const toast = useToast()
  const [sent, setSent] = useState<Answer | null>(null)
  const room = useRoom<Quiz, View>({
    room: `quiz:${id}`,
    start: null,
    reduce: hear,
    personId,
    onOutcome: (outcome) => {
      if ('error' in outcome)
        toast({ title: 'That was not taken', description: outcome.error.message, variant: 'destructive' })
      else if (outcome.act.type === 'answer') setSent(outcome.act)
    },
  })
  const { view } = room
  const waits = lastAnswer(room.waiting, view?.at)
  const step = (act: HostAct) =>
    view && room.act({ type: 'step', act, phase: view.phase, at: view.at }, { fleeting: true })
  if (room.gone)
    return (
      <Page width="narrow">
        <BackLink to={`/dashboard/${role}`}>Back to your dashboard</BackLink>
        <EmptyState title="This live quiz is not there for you">Ask whoever began it for the right link.</EmptyState>
      </Page>
    )
  if (!view)
    return (
      <Page width="narrow">
        <Spinner label="Joining the live quiz…" />
      </Page>
    )
  const inside = counted(room.people.filter(({ id }) => !view.teachers.includes(id)).length, 'pupil')
  return (
    <Page width="narrow">
      <WayBack view={view} role={role} />
      <PageHeading above={`Live quiz · ${view.place}`}>{view.title}</PageHeading>
      <div className="tabular mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {view.phase !== 'ended' && room.channel === 'joined' && <p>{inside} here.</p>}
        {view.phase === 'asking' && <p>{view.answered} answered.</p>}
        <p role="status" data-channel={room.channel}>
          {room.connection === 'signed-out'
            ? 'You are signed out. What you answered is kept here and sent when you sign in again.'
            : room.channel !== 'joined' && 'Connection lost. Trying again by itself…'}
        </p>
      </div>
      {view.phase === 'lobby' && (
        <EmptyState title={view.leads ? 'Everybody ready?' : 'It begins in a moment'}>
          {view.leads
            ? 'The others find it as ‘Live now’ on their dashboard and in their notices. Begin when all are in.'
            : 'Keep this page open. The first question comes by itself.'}
        </EmptyState>
      )}
      {view.question && (
        <LiveQuestion
          // Another question is another answer.
          key={view.question.id}
          view={view}
          question={view.question}
          given={waits?.response ?? (sent?.at === view.at ? sent.response : null)}
          sending={
            waits ? (room.channel === 'joined' ? 'now' : room.connection === 'signed-out' ? 'ended' : 'later') : null
          }
          onAnswer={(response) => room.act({ type: 'answer', at: view.at, response })}
        />
      )}
      {view.phase === 'ended' && (
        <>
          <LiveSummary view={view} />
          <LiveAfter id={id} view={view} />
        </>
      )}
      {view.leads && view.phase !== 'ended' && <HostControls view={view} onStep={step} />}
    </Page>
  )
}

/** The newest answer to the question at a place that the server has not taken yet. */
function lastAnswer(waiting: RoomSnapshot<Quiz, View>['waiting'], at: number | undefined): Answer | undefined {
  return waiting.flatMap(({ act }) => (act.type === 'answer' && act.at === at ? act : [])).at(-1)
}

function WayBack({ view: { held, place }, role }: { view: LiveQuizView; role: string }) {
  if (held.kind === 'group') return <BackLink to={`/groups/${held.id}`}>Back to {place}</BackLink>
  if (role === 'teacher') return <BackLink to={`/dashboard/teacher/classes/${held.id}`}>Back to {place}</BackLink>
  return <BackLink to="/dashboard/student">Back to your dashboard</BackLink>
}
