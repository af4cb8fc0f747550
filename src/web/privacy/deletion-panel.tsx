import { useState } from 'react'
import type { PrivacyReport } from '#contract/privacy.ts'
import { DELETION_GRACE_DAYS } from '#domain/privacy/retention.ts'
import { api } from '../api/browser-api.ts'
import { dateIn } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'

/** Asks for an account to be deleted, and lets it be kept until then. */
export function DeletionPanel({ report }: { report: PrivacyReport }) {
  const { person, deletion } = report
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct()
  const { refresh } = useSession()
  const params = { id: person.own ? 'me' : person.id }
  const whose = person.own ? 'your account' : `the account of ${person.fullName}`
  const remove = async () => {
    await act({
      work: () => api('POST /api/privacy/:id/deletion', { params }),
      done: 'The account will be deleted',
      failed: 'The account stays',
    })
    await refresh()
    setAsking(false)
  }
  const keep = async () => {
    await act({
      work: () => api('DELETE /api/privacy/:id/deletion', { params }),
      done: 'The account stays',
      failed: 'That did not work',
    })
    await refresh()
  }
  return (
    <Panel title={person.own ? 'Delete your account' : 'Delete the account'}>
      {deletion ? (
        <div className="grid gap-3">
          <p>
            <strong>On {dateIn(deletion.dueAt)}</strong> {whose} and everything in it will be deleted
            {deletion.reason === 'school' && ', because the school leaves Revisewell'}
            {deletion.reason === 'asked' && deletion.byAnother && '. Somebody who looks after it asked for that'}.
          </p>
          <p className="text-small text-ink-soft">
            Asked on {dateIn(deletion.requestedAt)}. Receipt number: {deletion.receiptId}
          </p>
          {deletion.mayKeep ? (
            <div>
              <Button look="main" busy={busy} busyLabel="One moment…" onClick={keep}>
                Keep the account
              </Button>
            </div>
          ) : (
            <p>If you want to keep it, talk to the adult who asked for this.</p>
          )}
        </div>
      ) : (
        <div className="grid gap-3">
          <p>
            Everything goes: progress, sets, messages, classes. You have {DELETION_GRACE_DAYS} days to change your mind,
            and you get a receipt.
          </p>
          <div>
            <Button look="danger" onClick={() => setAsking(true)}>
              Delete {whose}…
            </Button>
          </div>
        </div>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete ${whose}?`}>
        <p className="mb-5">
          In {DELETION_GRACE_DAYS} days {whose} and everything in it will be deleted for good. Until then everything
          works as before, and you can keep it after all. Classes and sets that belong to it go too. Download the data
          first if you want to have it.
        </p>
        <DialogActions onCancel={() => setAsking(false)}>
          <Button look="danger" busy={busy} busyLabel="Asking…" onClick={remove}>
            Delete it in {DELETION_GRACE_DAYS} days
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
