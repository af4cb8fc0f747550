import { Radio } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Spinner } from '../ui/spinner.tsx'

type Classes = readonly { id: string; name: string }[]

/** Begins a live quiz with a teacher's quiz in one of their classes. */
export function StartLiveQuiz({ quizId }: { quizId: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [classes, setClasses] = useState<Classes | null>(null)
  const [id] = useState(clientId)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const fail = (problem: unknown) => setError(problem instanceof Error ? problem.message : 'That did not work.')
  const ask = () => {
    setOpen(true)
    setError(null)
    api('GET /api/classes').then((answer) => setClasses(answer.classes.filter((one) => !one.archived)), fail)
  }
  const start = async (form: FormData) => {
    setBusy(true)
    setError(null)
    try {
      const place = { kind: 'class' as const, id: String(form.get('class')) }
      await api('POST /api/live-quizzes', { body: { id, place, source: { kind: 'quiz', id: quizId } } })
      await navigate(`/live/${id}`)
    } catch (problem) {
      fail(problem)
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={ask}>
        <Radio aria-hidden className="size-5" /> Start a live quiz
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Start a live quiz"
        description="Your pupils answer on their own screens, and all see the result of each question together. They find it in their notices."
      >
        {classes === null && !error && <Spinner label="Reading your classes…" />}
        {classes?.length === 0 && <p>You have no class yet. Make one on your dashboard first.</p>}
        {classes && classes.length > 0 && (
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              void start(new FormData(event.currentTarget))
            }}
          >
            <SelectField label="Class" name="class" required>
              {classes.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </SelectField>
            <div>
              <Button type="submit" look="main" busy={busy} busyLabel="Starting…">
                Start
              </Button>
            </div>
          </form>
        )}
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </Dialog>
    </>
  )
}
