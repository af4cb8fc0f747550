import { useState } from 'react'
import type { Child } from '#contract/families.ts'
import { MOST_REST_DAYS } from '#domain/progress/weekday.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { weekdayNames } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

interface GoalsDialogProps {
  open: boolean
  child: Child
  name: string
  onClose: () => void
}

/** The child's daily goal and rest days (contract §2: Set Study Goals). */
export function GoalsDialog({ open, child, name, onClose }: GoalsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Study goals for ${name}`}
      description={`Agree on them together: ${name} sees who set them and may change them.`}
    >
      {open && <GoalsForm child={child} onSaved={onClose} />}
    </Dialog>
  )
}

function GoalsForm({ child, onSaved }: { child: Child; onSaved: () => void }) {
  const [chosen, setChosen] = useState<readonly number[]>(child.restDays)
  const [error, setError] = useState<string>()
  const { busy, act } = useAct('goals')
  const full = chosen.length >= MOST_REST_DAYS
  const save = async (dailyGoal: number) => {
    let saved = false
    await act({
      work: async () => {
        try {
          const body = { dailyGoal, restDays: chosen.toSorted() }
          await api('PUT /api/children/:id/goals', { params: { id: child.studentId }, body })
          saved = true
        } catch (failure) {
          setError(failure instanceof ApiError ? failure.details.fields?.dailyGoal : undefined)
          throw failure
        }
      },
      done: 'The study goals were saved',
      failed: 'The study goals were not saved',
    })
    if (saved) onSaved()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(Number(new FormData(event.currentTarget).get('dailyGoal')))
      }}
    >
      <Field
        label="Daily goal"
        name="dailyGoal"
        type="number"
        required
        min={1}
        max={200}
        hint="Answers a day. Twenty take about ten minutes."
        defaultValue={child.progress.dailyGoal}
        error={error}
      />
      <fieldset>
        <legend className="font-bold">Rest days</legend>
        <p className="mb-2 text-small text-ink-soft">At most {MOST_REST_DAYS} a week. They break no streak.</p>
        <div className="grid grid-cols-2 gap-x-4">
          {weekdayNames.map((day, index) => {
            const checked = chosen.includes(index + 1)
            return (
              <label key={day} className="touch flex items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={checked}
                  disabled={!checked && full}
                  onChange={() =>
                    setChosen(checked ? chosen.filter((other) => other !== index + 1) : [...chosen, index + 1])
                  }
                />
                {day}
              </label>
            )
          })}
        </div>
      </fieldset>
      <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Saving…">
        Save goals
      </Button>
    </form>
  )
}
