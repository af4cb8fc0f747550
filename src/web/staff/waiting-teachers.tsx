import { useEffect, useState } from 'react'
import type { WaitingTeacher } from '#contract/staff.ts'
import { api } from '../api/browser-api.ts'
import { shortDay } from '../progress/day-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useAct } from '../ui/use-act.ts'

/** Teachers who ask to be confirmed, each with the two answers. */
export function WaitingTeachers({ teachers, admin }: { teachers: readonly WaitingTeacher[]; admin: boolean }) {
  const { busy, act } = useAct('confirmations')
  const [confirming, setConfirming] = useState<WaitingTeacher | null>(null)
  const decide = async ({ id, fullName }: WaitingTeacher, schoolId: string, confirmed: boolean) => {
    await act({
      work: () => api('PUT /api/confirmations/teachers/:id', { params: { id }, body: { schoolId, confirmed } }),
      done: confirmed ? `${fullName} is confirmed` : `${fullName} is not confirmed`,
      failed: 'That was not saved',
    })
    setConfirming(null)
  }
  return (
    <section aria-labelledby="teachers">
      <h2 id="teachers" className="mb-4">
        Teachers ({teachers.length})
      </h2>
      <ul className="grid gap-3">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="index-card flex flex-wrap items-center justify-between gap-4 p-4 sm:px-6">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {teacher.fullName}
                {!teacher.emailVerified && <Badge tone="warn">Address not verified</Badge>}
              </p>
              <p className="break-words text-ink-soft">{teacher.email}</p>
              <p>
                Says that they teach at <strong>{teacher.schoolNamed}</strong>
                {admin && !teacher.school && ', which is not in the list of schools'}. Asked on{' '}
                {shortDay(teacher.askedAt.slice(0, 10))}.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {teacher.school && (
                <Button look="quiet" busy={busy} onClick={() => void decide(teacher, teacher.school?.id ?? '', false)}>
                  Refuse <span className="sr-only">{teacher.fullName}</span>
                </Button>
              )}
              <Button onClick={() => setConfirming(teacher)}>
                Confirm… <span className="sr-only">{teacher.fullName}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={`Confirm ${confirming?.fullName ?? ''}?`}
      >
        {confirming && (
          <ConfirmForm
            key={confirming.id}
            teacher={confirming}
            admin={admin}
            busy={busy}
            onCancel={() => setConfirming(null)}
            onConfirm={(schoolId) => void decide(confirming, schoolId, true)}
          />
        )}
      </Dialog>
    </section>
  )
}

function ConfirmForm(props: {
  teacher: WaitingTeacher
  admin: boolean
  busy: boolean
  onCancel: () => void
  onConfirm: (schoolId: string) => void
}) {
  const { teacher, admin, busy, onCancel, onConfirm } = props
  const [schoolId, setSchoolId] = useState(teacher.school?.id ?? '')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (schoolId) onConfirm(schoolId)
      }}
    >
      <p>
        {teacher.fullName} ({teacher.email}) will see the full names and progress of the pupils who join their classes,
        set them work, and see what those pupils write in study groups. The pupils are told.
      </p>
      {admin && <SchoolChoice named={teacher.schoolNamed} chosen={schoolId} onChoose={setSchoolId} />}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" look="main" busy={busy} busyLabel="Confirming…" disabled={!schoolId}>
          Yes, they teach here
        </Button>
      </DialogActions>
    </form>
  )
}

/** For an admin, who may confirm at any school: finds it by a part of its name. */
function SchoolChoice(props: { named: string; chosen: string; onChoose: (id: string) => void }) {
  const { named, chosen, onChoose } = props
  const [search, setSearch] = useState(named)
  const [schools, setSchools] = useState<readonly { id: string; name: string }[]>([])
  useEffect(() => {
    let current = true
    api('GET /api/admin/schools', { query: search.trim() ? { search: search.trim() } : {} }).then(
      (found) => current && setSchools(found.schools),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [search])
  return (
    <>
      <Field
        label="Find the school"
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField label="School" required value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{schools.length === 0 ? 'No school matches' : 'Choose a school'}</option>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
