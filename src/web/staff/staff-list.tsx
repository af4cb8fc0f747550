import { useRef, useState } from 'react'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listStaffEndpoint, StaffMember } from '#contract/staff.ts'
import { api } from '../api/browser-api.ts'
import { shortDay } from '../progress/day-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

/** The confirmed teachers of a school: who looks after its groups, inviting more, and ending a confirmation. */
export function StaffList({
  school,
  staff,
  invitations,
  ownId,
}: ResponseOf<typeof listStaffEndpoint> & { ownId: string }) {
  const { busy, act } = useAct('staff')
  const [ending, setEnding] = useState<StaffMember | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { id } = school
  const moderate = ({ id: userId, fullName }: StaffMember, moderates: boolean) =>
    act({
      work: () => api('PATCH /api/schools/:id/staff/:userId', { params: { id, userId }, body: { moderates } }),
      done: moderates
        ? `${fullName} now looks after all study groups`
        : `${fullName} no longer looks after all study groups`,
      failed: 'That was not saved',
    })
  const end = async ({ id: userId, fullName }: StaffMember) => {
    await act({
      work: () => api('DELETE /api/schools/:id/staff/:userId', { params: { id, userId } }),
      done: `${fullName} is no longer confirmed`,
      failed: 'Nothing was changed',
    })
    setEnding(null)
  }
  const invite = (email: string) =>
    act({
      work: async () => {
        await api('POST /api/schools/:id/staff-invitations', { params: { id }, body: { email } })
        form.current?.reset()
      },
      done: `${email} is invited`,
      failed: 'Nobody was invited',
    })
  const withdraw = (email: string) =>
    act({
      work: () => api('DELETE /api/schools/:id/staff-invitations/:email', { params: { id, email } }),
      done: 'The invitation is withdrawn',
      failed: 'The invitation is still open',
    })
  return (
    <section aria-labelledby="staff" className="index-card p-5 sm:p-6">
      <h2 id="staff" className="mb-1">
        Teachers of {school.name}
      </h2>
      <p className="mb-4 text-ink-soft">
        They see the progress of pupils in their own classes. The named adult, and those you choose here, also look
        after all of the school’s study groups.
      </p>
      {staff.length === 0 && <p className="mb-4">No teacher is confirmed yet. Invite the first one below.</p>}
      <ul className="mb-6 grid gap-1">
        {staff.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 last:border-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {member.fullName}
                {member.namedAdult && <Badge tone="purple">Named adult</Badge>}
              </p>
              <p className="break-words text-small text-ink-soft">{member.email}</p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              {!member.namedAdult && (
                <label className="touch flex items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    checked={member.moderates}
                    disabled={busy}
                    onChange={(event) => void moderate(member, event.currentTarget.checked)}
                  />
                  <span>
                    Looks after all groups<span className="sr-only">, {member.fullName}</span>
                  </span>
                </label>
              )}
              {member.id !== ownId && (
                <Button look="quiet" onClick={() => setEnding(member)}>
                  End… <span className="sr-only">the confirmation of {member.fullName}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void invite(String(new FormData(event.currentTarget).get('email') ?? '').trim())
        }}
      >
        <Field
          label="Invite a teacher by email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          className="grow basis-72 sm:max-w-md"
        />
        <Button type="submit" busy={busy}>
          Invite
        </Button>
      </form>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 mb-2">Invited, not here yet</h3>
          <ul className="grid gap-1">
            {invitations.map(({ email, invitedAt }) => (
              <li key={email} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="break-words">
                  {email}{' '}
                  <span className="text-small text-ink-soft">invited on {shortDay(invitedAt.slice(0, 10))}</span>
                </span>
                <Button look="quiet" busy={busy} onClick={() => void withdraw(email)}>
                  Withdraw <span className="sr-only">the invitation of {email}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`End ${ending?.fullName ?? ''}’s confirmation?`}
      >
        <p className="mb-5">
          They will no longer see anything of a pupil, and work that they set is withdrawn from pupils’ lists. What they
          made stays, and you can confirm them again. They and their pupils are told.
        </p>
        <DialogActions onCancel={() => setEnding(null)}>
          <Button look="danger" busy={busy} busyLabel="Ending…" onClick={() => ending && void end(ending)}>
            End the confirmation
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
