import { useState } from 'react'
import type { TaskSummary } from '#contract/tasks.ts'
import { addDays } from '#domain/progress/day.ts'
import { NOTE_LENGTH, TITLE_LENGTH } from '#domain/tasks/task.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useAct } from '../ui/use-act.ts'
import { GoalField } from './goal-field.tsx'
import { WhenFields, type WhenValues } from './when-fields.tsx'

const MORE_DAYS = 7

/** A task's words, time and goal. What was typed stays when saving fails. */
export function EditForm({ task, today, onSaved }: { task: TaskSummary; today: string; onSaved: () => void }) {
  const { opensOn, dueOn, dueTime, lateAllowed } = task
  const [when, setWhen] = useState<WhenValues>({ opensOn, dueOn, dueTime, lateAllowed })
  const [goalPercent, setGoalPercent] = useState(task.goalPercent)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { busy, act } = useAct('task')
  const save = async (form: FormData) => {
    const body = { title: String(form.get('title') ?? ''), note: String(form.get('note') ?? ''), goalPercent, ...when }
    let saved = false
    await act({
      async work() {
        try {
          await api('PATCH /api/tasks/:id', { params: { id: task.id }, body })
          saved = true
        } catch (error) {
          setFailure(error instanceof ApiError ? error : null)
          throw error
        }
      },
      done: 'The task was changed',
      failed: 'The task was not changed',
    })
    if (saved) onSaved()
  }
  const laterOf = (day: string) => (day > today ? day : today)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <Field label="Title" name="title" required maxLength={TITLE_LENGTH} defaultValue={task.title} />
      <TextArea label="Note to pupils" name="note" rows={3} maxLength={NOTE_LENGTH} defaultValue={task.note} />
      <WhenFields
        when={when}
        today={opensOn}
        error={failure?.details.fields?.dueOn}
        onChange={(changed) => setWhen({ ...when, ...changed })}
      />
      <Button
        className="justify-self-start"
        onClick={() => setWhen({ ...when, dueOn: addDays(laterOf(when.dueOn), MORE_DAYS) })}
      >
        Give a week more
      </Button>
      <GoalField method={task.method} goalPercent={goalPercent} name="edit" onChange={setGoalPercent} />
      {failure && !failure.details.fields && <FieldError>{failure.message}</FieldError>}
      <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  )
}
