import { useEffect, useState } from 'react'
import type { TaskChoices, TaskRecipients } from '#contract/tasks.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAct } from '../ui/use-act.ts'
import { chosenFrom, pupilIdsOf, recipientsOf, type TaskPart } from './task-draft.ts'
import { WhomField } from './whom-field.tsx'

type Whom = Pick<TaskPart, 'classIds' | 'pupils'>

interface WhomDialogProps {
  open: boolean
  taskId: string
  recipients: TaskRecipients
  onClose: () => void
}

/** Adds classes and pupils to a task that is set, or takes them out. */
export function WhomDialog({ open, taskId, recipients, onClose }: WhomDialogProps) {
  const [choices, setChoices] = useState<TaskChoices | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (!open) return
    let left = false
    setFailure('')
    api('GET /api/task-choices').then(
      (found) => !left && setChoices(found),
      (error) => !left && setFailure(error instanceof Error ? error.message : 'Your classes did not load.'),
    )
    return () => {
      left = true
      setChoices(null)
    }
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change whom the task is for"
      description="Pupils you add are told. Pupils you take out keep what they did, and it counts again if you add them back."
    >
      {failure ? (
        <FieldError>{failure} Close this and try again.</FieldError>
      ) : choices ? (
        <WhomForm taskId={taskId} choices={choices} before={chosenFrom(recipients, choices)} onSaved={onClose} />
      ) : (
        open && <Spinner label="Your classes are loading" />
      )}
    </Dialog>
  )
}

interface WhomFormProps {
  taskId: string
  choices: TaskChoices
  before: Whom
  onSaved: () => void
}

function WhomForm({ taskId, choices, before, onSaved }: WhomFormProps) {
  const [whom, setWhom] = useState<Whom>(before)
  const { busy, act } = useAct('task')
  const had = pupilIdsOf(before, choices)
  const has = pupilIdsOf(whom, choices)
  const recipients = recipientsOf(whom)
  const nobody = recipients.classIds.length === 0 && recipients.pupils.length === 0
  // Of a class that is no longer chosen whole all stay ticked, so that one is taken out by one press.
  const change = (next: Whom) => {
    const opened = whom.classIds.filter((id) => !next.classIds.includes(id))
    const all = choices.classes.filter(({ id }) => opened.includes(id))
    const pupils = Object.fromEntries(all.map((own) => [own.id, own.pupils.map(({ id }) => id)]))
    setWhom({ ...next, pupils: { ...next.pupils, ...pupils } })
  }
  const save = async () => {
    let saved = false
    await act({
      work: async () => {
        await api('PATCH /api/tasks/:id', { params: { id: taskId }, body: { recipients } })
        saved = true
      },
      done: `The task is for ${counted(has.size, 'pupil')} now`,
      failed: 'The task was not changed',
    })
    if (saved) onSaved()
  }
  const added = [...has].filter((id) => !had.has(id)).length
  const removed = [...had].filter((id) => !has.has(id)).length
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!nobody) void save()
      }}
    >
      <WhomField part={whom} classes={choices.classes} onChange={change} />
      <p aria-live="polite">
        {nobody
          ? 'Choose a class or some pupils. To take the task back from all, withdraw it.'
          : `For ${counted(has.size, 'pupil')}: ${added} added, ${removed} taken out.`}
      </p>
      <Button
        type="submit"
        look="main"
        className="justify-self-start"
        disabled={nobody}
        busy={busy}
        busyLabel="Saving…"
      >
        Save
      </Button>
    </form>
  )
}
