import type { School } from '#contract/schools.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface DeleteSchoolDialogProps {
  school: School
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a school is deleted, and says what becomes of its people. */
export function DeleteSchoolDialog({ school, onClose, onDeleted }: DeleteSchoolDialogProps) {
  const { busy, save } = useSave()
  const { id, name } = school
  const remove = () =>
    save({
      work: () => api('DELETE /api/admin/schools/:id', { params: { id } }),
      done: 'School deleted successfully',
      failed: 'Failed to delete school',
      after: onDeleted,
    })
  return (
    <Dialog open onClose={onClose} title={`Delete ${name}`} description="Are you sure you want to delete this school?">
      <ul className="mb-5 grid list-disc gap-1.5 pl-5">
        {consequences(school).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Deleting…" onClick={remove}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function consequences({ people, classes, groups }: School): string[] {
  if (people + classes + groups === 0) return ['Nobody belongs to it, so nobody loses anything.']
  return [
    ...(people > 0
      ? [`${counted(people, 'person', 'people')} will have no school; their accounts and all that they did stay.`]
      : []),
    ...(classes > 0 ? [`${counted(classes, 'class', 'classes')} will stay, with its pupils and results.`] : []),
    ...(groups > 0 ? [`${counted(groups, 'study group')} will be deleted, with what was said there.`] : []),
  ]
}
