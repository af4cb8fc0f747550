import { useRef } from 'react'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { AgeQuestion } from './age-question.tsx'
import { GroupFields, groupIn, type Subjects } from './group-fields.tsx'
import { useGroupForm } from './use-group-form.ts'

interface CreateGroupDialogProps {
  open: boolean
  onClose: () => void
  ageBand: AgeBand | null
  subjects: Subjects
}

/** Makes a group; the first time it asks whether the pupil is 13 or over, which decides how they name it. */
export function CreateGroupDialog({ open, onClose, ageBand, subjects }: CreateGroupDialogProps) {
  // Kept until it succeeds: a try again after a lost reply makes the same group.
  const id = useRef<string>(undefined)
  const { busy, fields, error, submit } = useGroupForm(() => {
    id.current = undefined
    onClose()
  })
  const create = (form: HTMLFormElement) => {
    id.current ??= clientId()
    const body = { id: id.current, ...groupIn(form) }
    return submit(() => api('POST /api/groups', { body }), `You lead ${body.name} now`)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Create a group">
      {ageBand === null ? (
        <AgeQuestion />
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void create(event.currentTarget)
          }}
        >
          <GroupFields ageBand={ageBand} subjects={subjects} fields={fields} />
          {error && <FieldError>{error}</FieldError>}
          <DialogActions onCancel={onClose}>
            <Button type="submit" look="main" busy={busy} busyLabel="Creating…">
              Create the group
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
