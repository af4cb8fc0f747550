import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SetSummary } from '#contract/sets.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useToast } from '../ui/toast.tsx'

interface DeleteDialogProps {
  set: SetSummary
  open: boolean
  onClose: () => void
}

/** Asks before a set is deleted for good. */
export function DeleteDialog({ set, open, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api('DELETE /api/sets/:id', { params: { id: set.id } })
      await navigate('/sets')
      toast({ title: `‘${set.title}’ was deleted` })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The set was not deleted', description, variant: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="Delete this set?">
      <p className="mb-5">
        ‘{set.title}’ with its {counted(set.cards, 'card')} goes for good, also for those with whom you share it. Export
        it first if you want to keep it.
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Deleting…" onClick={remove}>
          Delete the set
        </Button>
      </DialogActions>
    </Dialog>
  )
}
