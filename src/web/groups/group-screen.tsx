import { useState } from 'react'
import type { groupRoom } from '#contract/group-room.ts'
import type { GroupMessage } from '#contract/groups.ts'
import type { PhraseId } from '#domain/groups/phrases.ts'
import { api } from '../api/browser-api.ts'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import type { Outcome } from '../live/room-channel.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useToast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Route } from './+types/group-screen'
import { ConcernHelp } from './concern-help.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { GroupMembers } from './group-members.tsx'
import { LeaveGroup } from './leave-group.tsx'
import { GroupChat } from './messages/group-chat.tsx'
import { ReportDialog } from './messages/report-dialog.tsx'
import { GroupStopwatch } from './sessions/group-stopwatch.tsx'
import { NextSession } from './sessions/next-session.tsx'
import { SessionPanel } from './sessions/session-panel.tsx'
import { SessionPlanner } from './sessions/session-planner.tsx'
import { useGroupRoom } from './use-group-room.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return guarded(found(apiOf(context)('GET /api/groups/:id', { params })))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.group.name} – Study Groups – Revisewell` : 'Revisewell' },
]

/** A study group: chat, members, stopwatch and next session (contract §2 and §4), live between browsers. */
export default function GroupScreen({ loaderData }: Route.ComponentProps) {
  // Another group is another room.
  return <Group key={loaderData.group.id} {...loaderData} />
}

type GroupData = Route.ComponentProps['loaderData']

function Group({ group, members, sessions, writing, mutedIds, removed }: GroupData) {
  const you = members.find((member) => member.you)
  const youId = you?.id ?? ''
  const leads = group.role === 'leader'
  const leader = members.find(({ role }) => role === 'leader')
  const toast = useToast()
  const { act } = useAct('muting')
  const [draft, setDraft] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [concern, setConcern] = useState(false)
  const [reported, setReported] = useState<GroupMessage | null>(null)
  const [inside, setInside] = useState<string | null>(null)

  const onOutcome = (outcome: Outcome<typeof groupRoom>) => {
    const refused =
      'error' in outcome ? outcome.error.message : outcome.result?.kind === 'refused' ? outcome.result.sentence : null
    if ('result' in outcome && outcome.result?.kind === 'concern') setConcern(true)
    if (refused === null) return
    const { act: what } = outcome
    if (what.type === 'stopwatch')
      return toast({ title: 'The stopwatch was not changed', description: refused, variant: 'destructive' })
    setError(refused)
    // Whatever was typed meanwhile stays.
    if (what.type === 'say') setDraft((typed) => (typed === '' ? what.text : typed))
  }
  const room = useGroupRoom({ groupId: group.id, personId: youId, onOutcome })
  const say = () => {
    const text = draft.trim()
    if (text === '') return
    setDraft('')
    setError(null)
    room.act({ type: 'say', text })
  }
  const sayPhrase = (phraseId: PhraseId) => {
    setError(null)
    room.act({ type: 'say-phrase', phraseId })
  }
  const mute = ({ author }: GroupMessage) => {
    if (!author) return
    const muted = !mutedIds.includes(author.id)
    void act({
      work: () => api('PUT /api/muted-people/:studentId', { params: { studentId: author.id }, body: { muted } }),
      done: muted ? `You no longer see what ${author.name} says` : `You see what ${author.name} says again`,
      failed: 'That was not saved',
    })
  }
  if (room.gone)
    return (
      <Page>
        <BackLink to="/groups">Back to Groups</BackLink>
        <PageHeading>{group.name}</PageHeading>
        <div role="status">
          <EmptyState title="You are not in this group any more">
            Its chat and members are for the group alone.
          </EmptyState>
        </div>
      </Page>
    )
  const session = sessions.find(({ id }) => id === inside)
  return (
    <Page>
      <BackLink to="/groups">Back to Groups</BackLink>
      <PageHeading above={`${group.subject.title} · ${group.school}`} lead={group.description}>
        {group.name}
      </PageHeading>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <ConnectionNotice channel={room.channel} connection={room.connection} onTryNow={room.tryNow} />
        <LeaveGroup group={group} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {session && (
            <SessionPanel
              key={session.id}
              session={session}
              members={members}
              youId={youId}
              leads={leads}
              subject={group.subject.slug}
              onLeave={() => setInside(null)}
            />
          )}
          <GroupChat
            room={room}
            youId={youId}
            writing={writing}
            mutedIds={mutedIds}
            draft={draft}
            onDraft={setDraft}
            error={error}
            onSay={say}
            onSayPhrase={sayPhrase}
            onReport={setReported}
            onMute={mute}
          />
        </div>
        <div className="grid gap-6">
          <GroupStopwatch
            stopwatch={room.view.stopwatch}
            leader={leads ? null : (leader?.name ?? 'The leader')}
            onAct={(what) => room.act({ type: 'stopwatch', act: what }, { fleeting: true })}
          />
          <NextSession groupId={group.id} sessions={sessions} inside={inside} onJoin={({ id }) => setInside(id)}>
            {leads && (
              <SessionPlanner groupId={group.id} session={sessions[0] ?? null} ownWords={writing.mode === 'words'} />
            )}
          </NextSession>
          <GroupMembers
            groupId={group.id}
            members={members}
            people={room.channel === 'joined' ? room.people : null}
            leads={leads}
            removed={removed}
          />
        </div>
      </div>
      <ReportDialog groupId={group.id} message={reported} onClose={() => setReported(null)} />
      <Dialog open={concern} onClose={() => setConcern(false)} title="You are not alone">
        <ConcernHelp />
      </Dialog>
    </Page>
  )
}
