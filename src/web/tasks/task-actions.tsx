import { useState } from 'react'
import type { TaskRecipients, TaskSummary } from '#contract/tasks.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'
import { EditForm } from './edit-form.tsx'
import { WhomDialog } from './whom-dialog.tsx'

interface TaskActionsProps {
  task: TaskSummary
  recipients: TaskRecipients
  today: string
}

/** Changing a task, whom it is for, giving more time, and taking it back. */
export function TaskActions({ task, recipients, today }: TaskActionsProps) {
  const [shown, setShown] = useState<'edit' | 'whom' | 'withdraw' | null>(null)
  const { busy, act } = useAct('task')
  const close = () => setShown(null)
  const withdraw = async () => {
    await act({
      work: () => api('POST /api/tasks/:id/withdraw', { params: { id: task.id } }),
      done: 'The task was withdrawn',
      failed: 'The task was not withdrawn',
    })
    close()
  }
  if (task.withdrawn) return null
  return (
    <>
      <Button onClick={() => setShown('edit')}>Edit or extend</Button>
      <Button onClick={() => setShown('whom')}>Change pupils</Button>
      <Button look="danger" onClick={() => setShown('withdraw')}>
        Withdraw
      </Button>
      <WhomDialog open={shown === 'whom'} taskId={task.id} recipients={recipients} onClose={close} />
      <Dialog open={shown === 'edit'} onClose={close} title="Edit or extend the task">
        {shown === 'edit' && <EditForm task={task} today={today} onSaved={close} />}
      </Dialog>
      <Dialog
        open={shown === 'withdraw'}
        onClose={close}
        title="Withdraw this task?"
        description={`‘${task.title}’ goes from its pupils’ lists and plans at once. What they have answered stays theirs, and its results stay here.`}
      >
        <DialogActions cancel="Keep it" onCancel={close}>
          <Button look="danger" busy={busy} busyLabel="Withdrawing…" onClick={() => void withdraw()}>
            Withdraw the task
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
