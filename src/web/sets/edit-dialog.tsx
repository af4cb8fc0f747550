import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SetSummary } from '#contract/sets.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FieldError } from '../ui/field-frame.tsx'
import { TextArea } from '../ui/text-area.tsx'

interface EditDialogProps {
  set: SetSummary
  open: boolean
  onClose: () => void
}

/** Changes a set's title and description. */
export function EditDialog({ set, open, onClose }: EditDialogProps) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const save = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    setBusy(true)
    setError(undefined)
    try {
      const body = { title: String(typed.get('title')), description: String(typed.get('description')) }
      await api('PATCH /api/sets/:id', { params: { id: set.id }, body })
      await revalidate()
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'It was not saved.')
    }
    setBusy(false)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Rename this set">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        <Field label="Title" name="title" required maxLength={setLimits.title} defaultValue={set.title} />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={setLimits.description}
          defaultValue={set.description}
        />
        {error && <FieldError>{error}</FieldError>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
