import { useEffect, useId, useState } from 'react'
import type { School } from '#contract/schools.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError, inputClass } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'

interface SchoolDialogProps {
  /** Null to add one. */
  school: School | null
  onClose: () => void
  onSaved: () => void
}

const NAME_REQUIRED = 'School name is required'

/** Add School, or the same to edit one (contract §2 and §4). */
export function SchoolDialog({ school, onClose, onSaved }: SchoolDialogProps) {
  const { busy, fields, save } = useSave()
  const [newId] = useState(clientId)
  const [nameless, setNameless] = useState(false)
  const address = useId()
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const body = { name: text('name'), address: text('address') }
    setNameless(body.name === '')
    if (body.name === '') return
    void save({
      work: () =>
        school
          ? api('PATCH /api/admin/schools/:id', {
              params: { id: school.id },
              body: {
                ...body,
                namedAdultId: text('namedAdult') || null,
                chatOff: form.has('chatOff'),
                staffMailDomain: text('staffMailDomain'),
              },
            })
          : api('POST /api/admin/schools', { body: { id: newId, ...body } }),
      done: school ? 'School updated successfully' : 'School added successfully',
      failed: 'Failed to save school',
      after: onSaved,
    })
  }
  return (
    <Dialog open onClose={onClose} title={school ? 'Edit School' : 'Add School'}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label="School Name"
          name="name"
          required
          maxLength={120}
          defaultValue={school?.name}
          error={nameless ? NAME_REQUIRED : fields.name}
        />
        <div className="grid gap-1.5">
          <label htmlFor={address} className="font-bold">
            Address (Optional)
          </label>
          <input
            id={address}
            name="address"
            maxLength={300}
            defaultValue={school?.address ?? ''}
            className={inputClass}
          />
          {fields.address && <FieldError>{fields.address}</FieldError>}
        </div>
        {school && <SafetyFields school={school} errors={fields} />}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving...">
            {school ? 'Save' : 'Add School'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The named adult, the teachers' mail domain and whether groups chat: for a school that has people. */
function SafetyFields({ school, errors }: { school: School; errors: Partial<Record<string, string>> }) {
  const { id, namedAdult } = school
  const [adults, setAdults] = useState(namedAdult ? [namedAdult] : [])
  const [chosen, setChosen] = useState(namedAdult?.id ?? '')
  useEffect(() => {
    let current = true
    api('GET /api/admin/schools/:id/adults', { params: { id } }).then(
      (found) => current && setAdults(found.adults),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id])
  return (
    <>
      <SelectField
        label="Named adult"
        name="namedAdult"
        hint="A teacher or admin of this school, such as its safeguarding lead. They see what its pupils write to the tutor in distress, and confirm its teachers."
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        error={errors.namedAdultId}
      >
        <option value="">Only the admins</option>
        {adults.map((adult) => (
          <option key={adult.id} value={adult.id}>
            {adult.fullName}
          </option>
        ))}
      </SelectField>
      <Field
        label="Mail domain of its teachers"
        name="staffMailDomain"
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="staff.school.sch.uk"
        defaultValue={school.staffMailDomain ?? ''}
        hint="A teacher with a verified address at exactly this domain can join the school without being asked for. Leave it empty if pupils have addresses there too."
        error={errors.staffMailDomain}
      />
      <label className="touch flex items-center gap-3 font-bold">
        <input type="checkbox" name="chatOff" defaultChecked={school.chatOff} className="size-5 shrink-0" />
        No chat in this school’s study groups
      </label>
    </>
  )
}
