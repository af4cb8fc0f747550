import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ClassSummary } from '#contract/classes.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import type { SubjectChoice } from './subject-choices.ts'

interface ClassFormDialogProps {
  open: boolean
  onClose: () => void
  subjects: readonly SubjectChoice[]
  /** The class to change; a new one without. */
  edited?: Pick<ClassSummary, 'id' | 'name' | 'year' | 'subject'>
}

/** Makes a class and opens it, or changes one. */
export function ClassFormDialog({ open, onClose, subjects, edited }: ClassFormDialogProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // Kept until it succeeds: a try again after a lost reply makes the same class.
  const id = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const save = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const body = { name: text('name'), year: text('year') || null, subject: text('subject') || null }
    setBusy(true)
    setError(undefined)
    try {
      if (edited) {
        await api('PATCH /api/classes/:id', { params: { id: edited.id }, body })
        await revalidate()
        onClose()
      } else {
        id.current ??= clientId()
        await api('POST /api/classes', { body: { id: id.current, ...body } })
        await navigate(`/dashboard/teacher/classes/${id.current}`)
      }
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The class was not saved.')
    }
    setBusy(false)
  }

  return (
    <Dialog open={open} onClose={onClose} title={edited ? 'Change the class' : 'New class'}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <Field
          label="Name of the class"
          name="name"
          required
          maxLength={classLimits.name}
          autoComplete="off"
          placeholder="9B Biology"
          defaultValue={edited?.name}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Year"
            name="year"
            maxLength={classLimits.year}
            autoComplete="off"
            placeholder="Year 9"
            defaultValue={edited?.year ?? ''}
          />
          <SelectField label="Subject" name="subject" defaultValue={edited?.subject ?? ''}>
            <option value="">Any subject</option>
            {subjects.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </SelectField>
        </div>
        {error && <FieldError>{error}</FieldError>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            {edited ? 'Save' : 'Make the class'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
