import { useState } from 'react'
import type { GroupMember } from '#contract/group-membership.ts'
import type { PersonInRoom } from '#contract/live.ts'
import { api } from '../api/browser-api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'
import { MoreSummary } from './more-summary.tsx'

interface GroupMembersProps {
  groupId: string
  members: readonly GroupMember[]
  /** Who is there; null while this page does not know. */
  people: readonly PersonInRoom[] | null
  /** Whether the reader leads the group. */
  leads: boolean
  removed: readonly { id: string; name: string }[]
}

/** Who is in the group, who of them is there, and what they are in it (contract §2). */
export function GroupMembers({ groupId, members, people, leads, removed }: GroupMembersProps) {
  const [asked, setAsked] = useState<{ kind: 'hand-over' | 'remove'; member: GroupMember } | null>(null)
  const { busy, act } = useAct('group members')
  const presence = people && new Map(people.map((person) => [person.id, person.presence]))
  return (
    <section aria-labelledby="members" className="index-card p-5">
      <h2 id="members" className="mb-3 text-h3">
        Members ({members.length})
      </h2>
      <ul className="grid gap-1">
        {members.map((member) => (
          <li key={member.id} data-member={member.name} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
            <PresenceMark presence={presence ? (presence.get(member.id) ?? 'offline') : 'unknown'} />
            <span className="min-w-0 grow font-bold wrap-anywhere">
              {member.name}
              {member.you && <span className="font-normal text-ink-soft"> (you)</span>}
            </span>
            <Badge tone={member.role === 'leader' ? 'subject' : 'grey'}>
              {member.role === 'leader' ? 'Leader' : 'Member'}
            </Badge>
            {leads && !member.you && (
              <details className="basis-full pl-6">
                <MoreSummary>Manage {member.name}</MoreSummary>
                <div className="flex flex-wrap gap-2 pb-2">
                  <Button onClick={() => setAsked({ kind: 'hand-over', member })}>Make leader</Button>
                  <Button look="danger" onClick={() => setAsked({ kind: 'remove', member })}>
                    Remove from group
                  </Button>
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
      {removed.length > 0 && (
        <details className="mt-2">
          <MoreSummary>Removed ({removed.length})</MoreSummary>
          <ul className="grid gap-1">
            {removed.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                {name}
                <Button
                  busy={busy}
                  onClick={() =>
                    act({
                      work: () =>
                        api('DELETE /api/groups/:id/removed/:studentId', { params: { id: groupId, studentId: id } }),
                      done: `${name} can join again`,
                      failed: 'That was not saved',
                    })
                  }
                >
                  Let back in
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Dialog
        open={asked?.kind === 'hand-over'}
        onClose={() => setAsked(null)}
        title={`Make ${asked?.member.name} the leader?`}
        description="You will be a member. Only the new leader can hand the lead back."
      >
        <Choices
          yes="Make leader"
          busy={busy}
          onNo={() => setAsked(null)}
          onYes={async () => {
            if (!asked) return
            await act({
              work: () =>
                api('PUT /api/groups/:id/leader', { params: { id: groupId }, body: { studentId: asked.member.id } }),
              done: `${asked.member.name} leads the group now`,
              failed: 'The lead was not handed over',
            })
            setAsked(null)
          }}
        />
      </Dialog>
      <Dialog
        open={asked?.kind === 'remove'}
        onClose={() => setAsked(null)}
        title={`Remove ${asked?.member.name}?`}
        description="They leave the group at once and come back only if you let them."
      >
        <Choices
          yes="Remove"
          danger
          busy={busy}
          onNo={() => setAsked(null)}
          onYes={async () => {
            if (!asked) return
            await act({
              work: () =>
                api('DELETE /api/groups/:id/members/:studentId', {
                  params: { id: groupId, studentId: asked.member.id },
                }),
              done: `${asked.member.name} is no longer in the group`,
              failed: 'They were not removed',
            })
            setAsked(null)
          }}
        />
      </Dialog>
    </section>
  )
}

interface ChoicesProps {
  yes: string
  danger?: boolean
  busy: boolean
  onYes: () => Promise<void>
  onNo: () => void
}

function Choices({ yes, danger = false, busy, onYes, onNo }: ChoicesProps) {
  return (
    <DialogActions onCancel={onNo}>
      <Button look={danger ? 'danger' : 'main'} busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </DialogActions>
  )
}

const marks = {
  online: { word: 'Online', look: 'border-good-edge bg-good' },
  away: { word: 'Away', look: 'border-warn-edge bg-linear-to-r from-warn from-50% to-transparent to-50%' },
  offline: { word: 'Offline', look: 'border-line-strong' },
  unknown: { word: 'Unknown', look: 'border-line-strong border-dashed' },
} as const

/** Full, half, empty or dashed, in colour, and in words: none of them alone. */
export function PresenceMark({ presence }: { presence: keyof typeof marks }) {
  const { word, look } = marks[presence]
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-ink-soft">
      <span aria-hidden className={classes('size-3 rounded-full border-2', look)} />
      <span className="w-16">{word}</span>
    </span>
  )
}
