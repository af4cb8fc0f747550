import { useState } from 'react'
import type { WaitingParent } from '#contract/staff.ts'
import { api } from '../api/browser-api.ts'
import { shortDay } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'

/** Parents who ask to be confirmed, each with the two answers. */
export function WaitingParents({ parents }: { parents: readonly WaitingParent[] }) {
  const { busy, act } = useAct('confirmations')
  const [confirming, setConfirming] = useState<WaitingParent | null>(null)
  const decide = async ({ studentId, parentId, parentName }: WaitingParent, confirmed: boolean) => {
    await act({
      work: () =>
        api('PUT /api/confirmations/parents/:studentId/:parentId', {
          params: { studentId, parentId },
          body: { confirmed },
        }),
      done: confirmed ? `${parentName} is confirmed` : `${parentName} is not confirmed`,
      failed: 'That was not saved',
    })
    setConfirming(null)
  }
  return (
    <section aria-labelledby="parents">
      <h2 id="parents" className="mb-4">
        Parents and carers ({parents.length})
      </h2>
      <ul className="grid gap-3">
        {parents.map((parent) => (
          <li
            key={`${parent.studentId} ${parent.parentId}`}
            className="index-card flex flex-wrap items-center justify-between gap-4 p-4 sm:px-6"
          >
            <div className="min-w-0">
              <p className="font-bold">{parent.parentName}</p>
              <p className="break-words text-ink-soft">{parent.parentEmail}</p>
              <p>
                Linked to <strong>{parent.studentName}</strong>
                {parent.school && ` (${parent.school})`} since {shortDay(parent.linkedAt.slice(0, 10))}. Asked on{' '}
                {shortDay(parent.askedAt.slice(0, 10))}.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" busy={busy} onClick={() => void decide(parent, false)}>
                Refuse <span className="sr-only">{parent.parentName}</span>
              </Button>
              <Button onClick={() => setConfirming(parent)}>
                Confirm… <span className="sr-only">{parent.parentName}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={`Confirm ${confirming?.parentName ?? ''}?`}
      >
        <p className="mb-5">
          Compare the name and address with the school’s records. A confirmed parent decides what{' '}
          {confirming?.studentName} is allowed, can download their data and have their account deleted. Both are told.
        </p>
        <DialogActions onCancel={() => setConfirming(null)}>
          <Button
            look="main"
            busy={busy}
            busyLabel="Confirming…"
            onClick={() => confirming && void decide(confirming, true)}
          >
            Yes, they are
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
