import type { ClassInvitation } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { shortDay } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** Who got a mail and has not joined yet. */
export function InvitedPupils({ classId, invitations }: { classId: string; invitations: readonly ClassInvitation[] }) {
  const { busy, act } = useAct('invitations')
  if (invitations.length === 0) return null
  const withdraw = ({ email, name }: ClassInvitation) =>
    act({
      work: () => api('DELETE /api/classes/:id/invitations/:email', { params: { id: classId, email } }),
      done: `${name} is not waited for any more`,
      failed: 'The list is as it was',
    })
  return (
    <section aria-labelledby="invited" className="index-card mb-8 p-5">
      <h2 id="invited" className="mb-1 text-h3">
        Invited by mail ({invitations.length})
      </h2>
      <p className="mb-3 text-ink-soft">They join by themselves, and leave this list when they do.</p>
      <ul className="grid gap-2">
        {invitations.map((invitation) => (
          <li key={invitation.email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong>{invitation.name}</strong> {invitation.email}{' '}
              <span className="text-ink-soft">since {shortDay(invitation.invitedAt.slice(0, 10))}</span>
            </span>
            <Button look="quiet" busy={busy} onClick={() => withdraw(invitation)}>
              Remove <span className="sr-only">{invitation.name} from this list</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
