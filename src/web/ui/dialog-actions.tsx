import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** The last row of a dialog, or of a panel that can be left: the way out, then what it is for. */
export function DialogActions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  )
}
