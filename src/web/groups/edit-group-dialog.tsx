import { useState } from 'react'
import type { OwnGroup } from '#contract/group-membership.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { GroupFields, groupIn, type Subjects } from './group-fields.tsx'
import { useGroupForm } from './use-group-form.ts'

interface EditGroupDialogProps {
  open: boolean
  onClose: () => void
  group: OwnGroup
  ageBand: AgeBand | null
  subjects: Subjects
}

/** Changes a group's own words and size, or closes it for all. */
export function EditGroupDialog({ open, onClose, group, ageBand, subjects }: EditGroupDialogProps) {
  const { busy, fields, error, submit } = useGroupForm(onClose)
  const [closing, setClosing] = useState(false)
  const params = { id: group.id }
  const save = (form: HTMLFormElement) => {
    const { description, ...rest } = groupIn(form)
    // Where there is no field for it, what stands there stays.
    const body = form.elements.namedItem('description') ? { ...rest, description } : rest
    return submit(() => api('PATCH /api/groups/:id', { params, body }), 'The group was changed')
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Edit ${group.name}`}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        <GroupFields ageBand={ageBand} subjects={subjects} fields={fields} group={group} />
        {error && <FieldError>{error}</FieldError>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </DialogActions>
      </form>
      <div className="mt-5 border-t border-line pt-4">
        {closing ? (
          <div role="alert">
            <p className="mb-3">
              The group ends for all its members, and its chat goes. This cannot be undone. Are you sure?
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" onClick={() => setClosing(false)}>
                Keep the group
              </Button>
              <Button
                look="danger"
                busy={busy}
                onClick={() => submit(() => api('DELETE /api/groups/:id', { params }), `${group.name} was closed`)}
              >
                Close the group for all
              </Button>
            </div>
          </div>
        ) : (
          <Button look="danger" onClick={() => setClosing(true)}>
            Close this group…
          </Button>
        )}
      </div>
    </Dialog>
  )
}
