import { Download } from 'lucide-react'
import type { School } from '#contract/schools.ts'
import { DELETION_GRACE_DAYS } from '#domain/privacy/retention.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { counted } from '../progress/counted.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface SchoolDataDialogProps {
  school: School
  onClose: () => void
  onDone: () => void
}

/** When a school leaves: everything about its pupils and teachers as a file, and the end of their accounts. */
export function SchoolDataDialog({ school, onClose, onDone }: SchoolDataDialogProps) {
  const { busy, save } = useSave()
  const { id, name, leaving } = school
  const params = { id }
  const remove = () =>
    save({
      work: () => api('POST /api/admin/schools/:id/deletion', { params }),
      done: `The accounts of ${name} will be deleted`,
      failed: 'The accounts stay',
      after: onDone,
    })
  const keep = () =>
    save({
      work: () => api('DELETE /api/admin/schools/:id/deletion', { params }),
      done: `The accounts of ${name} stay`,
      failed: 'That did not work',
      after: onDone,
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Data of ${name}`}
      description="For a school that leaves: everything about its pupils and teachers, and the end of their accounts."
    >
      <div className="grid gap-5">
        <a href={`/api/admin/schools/${id}/data`} download className={buttonClass()}>
          <Download aria-hidden className="size-5" />
          Download everything
        </a>
        {leaving > 0 ? (
          <>
            <p>
              {counted(leaving, 'account')} will be deleted within {DELETION_GRACE_DAYS} days, because the school
              leaves.
            </p>
            <Button look="main" busy={busy} busyLabel="One moment…" onClick={keep}>
              Keep the accounts
            </Button>
          </>
        ) : (
          <>
            <p>
              All accounts of its pupils and teachers are deleted {DELETION_GRACE_DAYS} days from now, with everything
              in them. Everybody with an email address is told, and gets a receipt. Until then you can take it back.
            </p>
            <Button look="danger" busy={busy} busyLabel="Asking…" onClick={remove}>
              Delete all accounts in {DELETION_GRACE_DAYS} days
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
