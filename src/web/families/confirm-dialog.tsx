import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the button says that does it. */
  confirm: string
  danger?: boolean
  busy: boolean
  onConfirm: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before something is done, and says what it does. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  confirm,
  danger,
  busy,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={children}>
      <DialogActions onCancel={onClose}>
        <Button look={danger ? 'danger' : 'main'} busy={busy} busyLabel="One moment…" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
