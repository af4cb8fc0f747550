import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { TaskChoices } from '#contract/tasks.ts'
import { addDays } from '#domain/progress/day.ts'
import { MOST_TASKS_AT_ONCE, NOTE_LENGTH, TITLE_LENGTH } from '#domain/tasks/task.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { clientId } from '../api/client-id.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useToast } from '../ui/toast.tsx'
import { PartFields } from './part-fields.tsx'
import { countPupils, emptyPart, recipientsOf, type TaskPart, workOf } from './task-draft.ts'
import type { SubjectChoice } from './topic-fields.tsx'
import { WhenFields, type WhenValues } from './when-fields.tsx'

const A_WEEK = 7
const END_OF_DAY = '23:59'

interface AssignFormProps {
  choices: TaskChoices
  subjects: readonly SubjectChoice[]
  first: TaskPart
}

/** Work, whom it is for and when; different work for other pupils goes out with the same press. Nothing typed is lost when it fails. */
export function AssignForm({ choices, subjects, first }: AssignFormProps) {
  const [parts, setParts] = useState(() => [{ id: clientId(), part: first }])
  const [when, setWhen] = useState<WhenValues>({
    opensOn: choices.today,
    dueOn: addDays(choices.today, A_WEEK),
    dueTime: END_OF_DAY,
    lateAllowed: true,
  })
  const [failure, setFailure] = useState<{ message: string; dueOn?: string | undefined } | null>(null)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const change = (id: string, changed: Partial<TaskPart>) =>
    setParts((before) => before.map((own) => (own.id === id ? { id, part: { ...own.part, ...changed } } : own)))
  const pupils = parts.map(({ part }) => countPupils(part, choices))
  const empty = parts.some(({ part }) => part.classIds.length === 0 && recipientsOf(part).pupils.length === 0)

  const send = async (form: FormData) => {
    if (empty) return setFailure({ message: 'Choose a class or some pupils for each piece of work.' })
    const words = { title: String(form.get('title') ?? ''), note: String(form.get('note') ?? '') }
    setBusy(true)
    try {
      const { tasks } = await api('POST /api/tasks', {
        body: {
          tasks: parts.map(({ id, part }) => ({
            ...words,
            ...when,
            id,
            work: workOf(part),
            goalPercent: part.goalPercent,
            recipients: recipientsOf(part),
          })),
        },
      })
      const reached = tasks.reduce((sum, task) => sum + task.pupils, 0)
      await navigate(tasks.length === 1 ? `/dashboard/teacher/tasks/${tasks[0]?.id}` : '/dashboard/teacher/tasks')
      toast({ title: `Assigned to ${counted(reached, 'pupil')}` })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      setFailure({ message: description, dueOn: error instanceof ApiError ? error.details.fields?.dueOn : undefined })
      toast({ title: 'Nothing was assigned', description, variant: 'destructive', topic: 'assign' })
      setBusy(false)
    }
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send(new FormData(event.currentTarget))
      }}
    >
      {parts.map(({ id, part }, index) => (
        <PartFields
          key={id}
          name={`part-${index}`}
          part={part}
          title={parts.length === 1 ? 'What and for whom' : `Work ${index + 1} of ${parts.length}`}
          pupils={pupils[index] ?? 0}
          choices={choices}
          subjects={subjects}
          onChange={(changed) => change(id, changed)}
          onRemove={parts.length > 1 ? () => setParts(parts.filter((own) => own.id !== id)) : null}
        />
      ))}
      {parts.length < MOST_TASKS_AT_ONCE && (
        <Button
          className="justify-self-start"
          onClick={() => setParts([...parts, { id: clientId(), part: { ...emptyPart(choices), level: first.level } }])}
        >
          <Plus aria-hidden className="size-5" />
          Different work for other pupils
        </Button>
      )}
      <section aria-labelledby="when" className="index-card p-5">
        <h2 id="when" className="mb-4 text-h3">
          When
        </h2>
        <WhenFields
          when={when}
          today={choices.today}
          error={failure?.dueOn}
          onChange={(changed) => setWhen({ ...when, ...changed })}
        />
      </section>
      <section aria-labelledby="words" className="index-card grid gap-4 p-5">
        <h2 id="words" className="text-h3">
          What pupils read
        </h2>
        <Field
          label="Title"
          name="title"
          maxLength={TITLE_LENGTH}
          hint="Without one it is called by its work, such as ‘Quiz: Cell structure’."
        />
        <TextArea label="Note to pupils" name="note" rows={3} maxLength={NOTE_LENGTH} />
      </section>
      {failure && !failure.dueOn && <FieldError>{failure.message}</FieldError>}
      <Button type="submit" look="main" size="large" className="justify-self-start" busy={busy} busyLabel="Assigning…">
        Assign Task
      </Button>
    </form>
  )
}
