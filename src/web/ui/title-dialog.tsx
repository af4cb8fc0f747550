import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { Field } from './fields/field.tsx'
import { FieldError } from './fields/field-frame.tsx'
import { TextArea } from './fields/text-area.tsx'

interface Named {
  title: string
  description: string
}

interface TitleDialogProps {
  heading: string
  /** As it is now. */
  named: Named
  /** The most characters of each. */
  limits: { title: number; description: number }
  save: (typed: Named) => Promise<unknown>
  open: boolean
  onClose: () => void
}

/** Changes the title and description of a set or a quiz; what was typed stays when it is not saved. */
export function TitleDialog({ heading, named, limits, save, open, onClose }: TitleDialogProps) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (form: FormData) => {
    setBusy(true)
    setError(undefined)
    try {
      await save({ title: String(form.get('title')), description: String(form.get('description')) })
      await revalidate()
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That was not saved.')
    }
    setBusy(false)
  }
  return (
    <Dialog open={open} onClose={onClose} title={heading}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <Field label="Title" name="title" required maxLength={limits.title} defaultValue={named.title} />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={limits.description}
          defaultValue={named.description}
        />
        {error && <FieldError>{error}</FieldError>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
