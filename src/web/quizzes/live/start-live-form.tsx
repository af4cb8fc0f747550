import { Radio } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { counted } from '../../progress/counted.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TopicSelect } from '../topic-select.tsx'

interface StartLiveFormProps {
  classes: readonly { id: string; name: string }[]
  quizzes: readonly { id: string; title: string; questions: number }[]
  /** What the address asks for. */
  classId: string | null
  quizId: string | null
}

const kinds = [
  { value: 'quiz', label: 'A quiz', description: 'One that you wrote, or that a colleague shares' },
  { value: 'topic', label: 'A topic', description: 'The questions of a topic, of any level and subject' },
]

/** The class and the questions of a live quiz; its lobby opens when it is there. */
export function StartLiveForm({ classes, quizzes, classId, quizId }: StartLiveFormProps) {
  const navigate = useNavigate()
  // The same until it has begun: pressed again after a lost reply it begins once.
  const [id] = useState(clientId)
  const [kind, setKind] = useState(quizzes.length > 0 ? 'quiz' : 'topic')
  const [topicId, setTopicId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const start = async (form: FormData) => {
    const source = kind === 'quiz' ? String(form.get('quiz')) : topicId
    if (!source) return setError('Choose a topic first.')
    setBusy(true)
    setError(null)
    try {
      const place = { kind: 'class' as const, id: String(form.get('class')) }
      await api('POST /api/live-quizzes', {
        body: { id, place, source: { kind: kind === 'quiz' ? 'quiz' : 'topic', id: source } },
      })
      await navigate(`/live/${id}`)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'That did not work. Please try again.')
      setBusy(false)
    }
  }
  return (
    <form
      className="index-card grid gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void start(new FormData(event.currentTarget))
      }}
    >
      <SelectField label="Class" name="class" required defaultValue={classId ?? undefined}>
        {classes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {quizzes.length > 0 && (
        <ChoiceGroup legend="Which questions" name="kind" choices={kinds} value={kind} onChange={setKind} />
      )}
      {kind === 'quiz' ? (
        <SelectField
          label="Quiz"
          hint="Questions with a written answer are left out: they need your marking."
          name="quiz"
          required
          defaultValue={quizId ?? undefined}
        >
          {quizzes.map(({ id: own, title, questions }) => (
            <option key={own} value={own}>
              {title} ({counted(questions, 'question')})
            </option>
          ))}
        </SelectField>
      ) : (
        <TopicSelect onChoose={(topic) => setTopicId(topic?.id ?? null)} />
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <Button type="submit" look="main" size="large" className="justify-self-start" busy={busy} busyLabel="Starting…">
        <Radio aria-hidden className="size-5" /> Start
      </Button>
    </form>
  )
}
