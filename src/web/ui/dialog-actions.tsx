import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface DialogActionsProps {
  onCancel: () => void
  /** Where leaving means to keep something: 'Keep it'. Default: 'Cancel'. */
  cancel?: string
  children: ReactNode
}

/** The last row of a dialog, or of a panel that can be left: the way out, then what it is for. */
export function DialogActions({ onCancel, cancel = 'Cancel', children }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  )
}
