import { useEffect, useState } from 'react'
import type { ListedUser } from '#contract/users.ts'
import type { Role } from '#domain/permissions.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'

interface EditUserDialogProps {
  user: ListedUser
  /** Whether it is the admin's own account, whose role stays. */
  own: boolean
  onClose: () => void
  onSaved: () => void
}

const roles: readonly (readonly [Role, string])[] = [
  ['student', 'Student'],
  ['teacher', 'Teacher'],
  ['parent', 'Parent'],
  ['admin', 'Admin'],
]

/** Edit User (contract §2). */
export function EditUserDialog({ user, own, onClose, onSaved }: EditUserDialogProps) {
  const { busy, fields, save } = useSave()
  const { id } = user
  const submit = (form: FormData) =>
    save({
      work: () =>
        api('PATCH /api/admin/users/:id', {
          params: { id },
          body: {
            fullName: String(form.get('fullName')),
            schoolId: String(form.get('school') ?? '') || null,
            role: own ? user.role : (roles.find(([role]) => role === form.get('role'))?.[0] ?? user.role),
          },
        }),
      done: 'User updated successfully',
      failed: 'Failed to update user',
      after: onSaved,
    })
  return (
    <Dialog open onClose={onClose} title="Edit User" description={user.email}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label="Full Name"
          name="fullName"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={user.fullName}
          error={fields.fullName}
        />
        <SchoolField user={user} error={fields.schoolId} />
        <SelectField
          label="Role"
          name="role"
          required
          disabled={own}
          defaultValue={user.role}
          hint={own ? 'Nobody changes their own role: another admin can.' : undefined}
          error={fields.role}
        >
          {roles.map(([role, title]) => (
            <option key={role} value={role}>
              {title}
            </option>
          ))}
        </SelectField>
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The stored schools to choose from; where there are more than a list can hold, those whose name one looks for. */
function SchoolField({ user, error }: { user: ListedUser; error: string | undefined }) {
  const [found, setFound] = useState<{ schools: { id: string; name: string }[]; more: boolean }>()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(user.school)
  useEffect(() => {
    let current = true
    const timer = setTimeout(
      () =>
        api('GET /api/admin/schools', { query: { ...(search && { search }) } }).then(
          ({ schools, next }) => current && setFound({ schools, more: next !== null }),
          () => undefined,
        ),
      search ? 250 : 0,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [search])
  const schools = found?.schools ?? []
  const options = chosen && !schools.some(({ id }) => id === chosen.id) ? [chosen, ...schools] : schools
  return (
    <>
      {(found?.more || search !== '') && (
        <Field
          label="Find a school"
          type="search"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <SelectField
        label="School"
        name="school"
        value={chosen?.id ?? ''}
        onChange={(event) => setChosen(options.find(({ id }) => id === event.target.value) ?? null)}
        hint={user.schoolNamed ? `They say it is ‘${user.schoolNamed}’; nobody has confirmed it yet.` : undefined}
        error={error}
      >
        <option value="">No school</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
