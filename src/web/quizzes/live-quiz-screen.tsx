import { useState } from 'react'
import { data, redirect } from 'react-router'
import type { LiveQuizView, liveQuizRoom } from '#contract/live-quiz.ts'
import type { HostAct } from '#domain/live-quiz/live-quiz.ts'
import { apiOf } from '../api/request-api.ts'
import type { Said } from '../live/room-channel.ts'
import { useRoom } from '../live/use-room.ts'
import { counted } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/live-quiz-screen'
import { HostControls } from './live-host-controls.tsx'
import { LiveQuestion } from './live-question.tsx'

type Quiz = typeof liveQuizRoom
type View = LiveQuizView | null

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
  const [sent, setSent] = useState<number | null>(null)
  const room = useRoom<Quiz, View>({
    room: `quiz:${id}`,
    start: null,
    reduce: hear,
    personId,
    onOutcome: (outcome) => {
      if ('error' in outcome)
        toast({ title: 'That was not taken', description: outcome.error.message, variant: 'destructive' })
      else if (outcome.act.type === 'answer') setSent(outcome.act.at)
    },
  })
  const { view } = room
  const back = role === 'teacher' ? '/dashboard/teacher' : '/groups'
  const step = (act: HostAct) =>
    view && room.act({ type: 'step', act, phase: view.phase, at: view.at }, { fleeting: true })
  if (room.gone)
    return (
      <Page width="narrow">
        <BackLink to={back}>Back</BackLink>
        <EmptyState title="This live quiz is not there for you">Ask whoever began it for the right link.</EmptyState>
      </Page>
    )
  if (!view)
    return (
      <Page width="narrow">
        <Spinner label="Joining the live quiz…" />
      </Page>
    )
  const inside = counted(room.people.length, 'person', 'people')
  return (
    <Page width="narrow">
      <BackLink to={back}>Back</BackLink>
      <PageHeading above={`Live quiz · ${view.place}`}>{view.title}</PageHeading>
      <p role="status" data-channel={room.channel} className="mb-4 text-ink-soft">
        {room.channel === 'joined' ? `${inside} here.` : 'Connection lost. Trying again by itself…'} {stands(view)}
      </p>
      {view.phase === 'lobby' && (
        <EmptyState title={view.leads ? 'Everybody ready?' : 'It begins in a moment'}>
          {view.leads
            ? `${inside} here. Begin when all are in.`
            : 'Keep this page open. The first question comes by itself.'}
        </EmptyState>
      )}
      {view.question && (
        <LiveQuestion
          // Another question is another answer.
          key={view.question.id}
          view={view}
          question={view.question}
          sent={sent === view.at}
          onAnswer={(response) => room.act({ type: 'answer', at: view.at, response })}
        />
      )}
      {view.phase === 'ended' && <Ended view={view} />}
      {view.leads && <HostControls view={view} onStep={step} />}
    </Page>
  )
}

function stands({ phase, at, total, answered }: LiveQuizView): string {
  if (phase === 'asking') return `Question ${at + 1} of ${total}. ${answered} answered.`
  return phase === 'shown' ? `Question ${at + 1} of ${total}: the result.` : ''
}

function Ended({ view: { score, answers } }: { view: LiveQuizView }) {
  return (
    <section aria-labelledby="ended" className="index-card p-6 text-center">
      <h2 id="ended">The quiz is over</h2>
      {answers && (
        <p className="mt-2 text-large">
          You have <strong className="tabular">{score.marks}</strong> of {counted(score.outOf, 'mark')}. Only you see
          this.
        </p>
      )}
    </section>
  )
}
