import type { ListedUser } from '#contract/users.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface ResetSecondStepsDialogProps {
  user: ListedUser
  onClose: () => void
  onReset: () => void
}

/** Asks before somebody's two-step sign-in is turned off for them. */
export function ResetSecondStepsDialog({ user, onClose, onReset }: ResetSecondStepsDialogProps) {
  const { busy, save } = useSave()
  const { id, fullName, email } = user
  const reset = () =>
    save({
      work: () => api('POST /api/admin/users/:id/second-steps-reset', { params: { id } }),
      done: `Two-step sign-in is off for ${fullName}`,
      failed: 'It was not reset',
      after: onReset,
    })
  return (
    <Dialog open onClose={onClose} title={`Reset two-step sign-in of ${fullName}?`} description={email}>
      <div className="grid gap-3">
        <p>
          Do this only if {fullName} has lost their device and their backup codes, and you are sure that it is really
          them who asks. {fullName} is signed out everywhere, and the password alone signs in until they set it up
          again.
        </p>
        <p>They are told, and it is in the audit log.</p>
        <DialogActions onCancel={onClose}>
          <Button look="danger" busy={busy} busyLabel="Resetting…" onClick={() => void reset()}>
            Reset two-step sign-in
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
