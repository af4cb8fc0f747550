import type { ContentItem } from '#contract/content.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface DeleteContentDialogProps {
  item: ContentItem
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an item is deleted. */
export function DeleteContentDialog({ item: { id, title }, onClose, onDeleted }: DeleteContentDialogProps) {
  const { busy, save } = useSave()
  const remove = () =>
    save({
      work: () => api('DELETE /api/admin/content/:id', { params: { id } }),
      done: 'Content deleted successfully',
      failed: 'Failed to delete content',
      after: onDeleted,
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ‘${title}’`}
      description="Are you sure you want to delete this content?"
    >
      <p className="mb-5">It leaves the study screens at once. What pupils have answered stays counted for them.</p>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Deleting…" onClick={remove}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}
