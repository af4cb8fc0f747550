import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClassDetail, ClassTeacher } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { useSession } from '../session/session.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

interface ClassTeachersProps {
  schoolClass: ClassDetail['class']
  teachers: readonly ClassTeacher[]
}

/** Who teaches a class; its owner asks colleagues of the same school, and each of them can leave. */
export function ClassTeachers({ schoolClass: { id, own, schoolName, name }, teachers }: ClassTeachersProps) {
  const navigate = useNavigate()
  const { profile } = useSession()
  const { busy, act } = useAct('teachers')
  const [leaving, setLeaving] = useState<ClassTeacher | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const invite = (email: string) =>
    act({
      work: async () => {
        await api('POST /api/classes/:id/teachers', { params: { id }, body: { email } })
        form.current?.reset()
      },
      done: `If a teacher of ${schoolName ?? 'your school'} has that address, they are asked now`,
      failed: 'Nobody was asked',
    })
  const remove = async (teacher: ClassTeacher) => {
    const self = teacher.id === profile?.id
    await act({
      work: async () => {
        await api('DELETE /api/classes/:id/teachers/:teacherId', { params: { id, teacherId: teacher.id } })
        if (self) await navigate('/dashboard/teacher')
      },
      done: self ? `You do not teach ${name} any more` : `${teacher.fullName} does not teach ${name} any more`,
      failed: 'Nothing was changed',
    })
    setLeaving(null)
  }
  return (
    <Panel title="Teachers">
      <ul className="grid gap-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {teacher.fullName}{' '}
              {teacher.owner ? <Badge tone="grey">owner</Badge> : !teacher.accepted && <Badge tone="warn">asked</Badge>}
            </span>
            {!teacher.owner && (own || teacher.id === profile?.id) && (
              <Button look="quiet" onClick={() => setLeaving(teacher)}>
                {teacher.id === profile?.id ? 'Leave' : 'Remove'}
                <span className="sr-only"> {teacher.fullName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {own && schoolName && (
        <form
          ref={form}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void invite(String(new FormData(event.currentTarget).get('email') ?? ''))
          }}
        >
          <Field
            label="Ask a colleague of your school"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            className="grow basis-56"
          />
          <Button type="submit" busy={busy} busyLabel="Asking…">
            Ask
          </Button>
        </form>
      )}
      <Dialog open={leaving !== null} onClose={() => setLeaving(null)} title="Stop teaching the class?">
        <p className="mb-5">{leaving?.fullName} will see nothing more of its pupils.</p>
        <DialogActions onCancel={() => setLeaving(null)}>
          <Button look="danger" busy={busy} onClick={() => leaving && remove(leaving)}>
            Confirm
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
