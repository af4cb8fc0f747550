import { useState } from 'react'
import { MOST_REST_DAYS } from '#domain/progress/weekday.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** On which days of the week the pupil rests, and how much they aim at on the others. */
export function RestDaysForm({ restDays, dailyGoal }: { restDays: readonly number[]; dailyGoal: number }) {
  const [chosen, setChosen] = useState<readonly number[]>(restDays)
  const { busy, act } = useAct('rest-days')
  const full = chosen.length >= MOST_REST_DAYS
  const toggle = (day: number) =>
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].sort())
  return (
    <Panel title="Your days">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const goal = Number(new FormData(event.currentTarget).get('dailyGoal'))
          void act({
            work: () => api('PATCH /api/me', { body: { restDays: [...chosen], dailyGoal: goal } }),
            done: 'Your days were saved',
            failed: 'Your days were not saved',
          })
        }}
      >
        <fieldset>
          <legend className="font-bold">Rest days</legend>
          <p className="mb-2 text-small text-ink-soft">
            At most {MOST_REST_DAYS} a week. Nothing is planned for them, and they break no streak.
          </p>
          <div className="grid grid-cols-2 gap-x-4">
            {names.map((name, index) => {
              const day = index + 1
              const checked = chosen.includes(day)
              return (
                <label key={name} className="touch flex items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    checked={checked}
                    disabled={!checked && full}
                    onChange={() => toggle(day)}
                  />
                  {name}
                </label>
              )
            })}
          </div>
        </fieldset>
        <Field
          label="Daily goal"
          name="dailyGoal"
          type="number"
          required
          min={1}
          max={200}
          hint="Answers on a day that is no rest day."
          defaultValue={dailyGoal}
        />
        <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Panel>
  )
}
