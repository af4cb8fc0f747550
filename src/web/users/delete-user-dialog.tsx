import { useState } from 'react'
import type { ListedUser } from '#contract/users.ts'
import { DELETION_GRACE_DAYS } from '#domain/privacy/retention.ts'
import { addDays } from '#domain/progress/day.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { britishDate } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface DeleteUserDialogProps {
  user: ListedUser
  onClose: () => void
  onAsked: () => void
}

const goes: Record<ListedUser['role'], string> = {
  student: 'answers, XP, streak, badges, own sets and messages in study groups, and the places in classes',
  teacher:
    'their classes, set work and its results, quizzes and sets. Pupils keep their accounts and what they learned',
  parent: 'the links to their children and the kept weekly reports. The children keep their accounts',
  admin: 'what they stored for themselves. What they did stays in the audit log without their name',
}

/** Asks before an account is deleted, and says what goes and when. */
export function DeleteUserDialog({ user, onClose, onAsked }: DeleteUserDialogProps) {
  const { busy, save } = useSave()
  const { id, fullName, email, role } = user
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const ask = () =>
    save({
      work: () => api('POST /api/privacy/:id/deletion', { params: { id } }),
      done: `The account of ${fullName} will be deleted`,
      failed: 'The account stays',
      after: onAsked,
    })
  return (
    <Dialog open onClose={onClose} title={`Delete the account of ${fullName}?`} description={email}>
      <div className="grid gap-3">
        <p>
          On <strong>{britishDate(addDays(today, DELETION_GRACE_DAYS))}</strong> the account goes for good, with{' '}
          {goes[role]}.
        </p>
        <p>
          For these {DELETION_GRACE_DAYS} days everything works as before, and you or {fullName} can keep the account
          after all: here, with ‘Keep the account’. {fullName} is told now{email && ', by email too'}.
        </p>
        <DialogActions onCancel={onClose}>
          <Button look="danger" busy={busy} busyLabel="Asking…" onClick={() => void ask()}>
            Delete in {DELETION_GRACE_DAYS} days
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
