import type { ParentPreferences } from '#contract/families.ts'
import { api } from '../api/browser-api.ts'
import { weekdayNames } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useAct } from '../ui/use-act.ts'

const NEVER = 'never'

/** Which mails the parent gets (contract §2: Notification Settings). */
export function NotificationDialog({
  open,
  preferences,
  onClose,
}: {
  open: boolean
  preferences: ParentPreferences
  onClose: () => void
}) {
  const { busy, act } = useAct('preferences')
  const save = async (form: FormData) => {
    const day = form.get('weeklyDay')
    const body = {
      weeklyDay: day === NEVER ? null : Number(day),
      overdueTasks: form.get('overdueTasks') !== null,
    }
    let saved = false
    await act({
      work: async () => {
        await api('PUT /api/parent-preferences', { body })
        saved = true
      },
      done: 'Your notification settings were saved',
      failed: 'Your notification settings were not saved',
    })
    if (saved) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notification Settings"
      description="Mail comes only for what you choose here. Every report can also be read on this page."
    >
      <form
        key={JSON.stringify(preferences)}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <SelectField
          label="Weekly report by mail"
          name="weeklyDay"
          hint="About the week from Monday to Sunday before, at seven in the morning where your child is."
          defaultValue={String(preferences.weeklyDay ?? NEVER)}
        >
          {weekdayNames.map((name, index) => (
            <option key={name} value={index + 1}>
              On {name}s
            </option>
          ))}
          <option value={NEVER}>Never</option>
        </SelectField>
        <div className="touch flex items-center gap-3">
          <input
            id="overdue-tasks"
            aria-describedby="overdue-tasks-hint"
            type="checkbox"
            name="overdueTasks"
            defaultChecked={preferences.overdueTasks}
            className="size-5 shrink-0"
          />
          <div>
            <label htmlFor="overdue-tasks" className="font-bold">
              Overdue tasks
            </label>
            <p id="overdue-tasks-hint" className="text-small text-ink-soft">
              A mail when a task that a teacher set is past its date and not done.
            </p>
          </div>
        </div>
        <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
