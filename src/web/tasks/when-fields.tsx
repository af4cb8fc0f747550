import { longDay } from '../progress/day-words.ts'
import { Field } from '../ui/fields/field.tsx'

export interface WhenValues {
  opensOn: string
  dueOn: string
  dueTime: string
  lateAllowed: boolean
}

interface WhenFieldsProps {
  when: WhenValues
  /** YYYY-MM-DD: no earlier day may be chosen as the last one. */
  today: string
  error?: string | undefined
  onChange: (change: Partial<WhenValues>) => void
}

/** When work opens, when it is due, and whether it may come late. Each day is said in words too, as fields differ by device. */
export function WhenFields({ when, today, error, onChange }: WhenFieldsProps) {
  const { opensOn, dueOn, dueTime, lateAllowed } = when
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field
          label="Opens on"
          type="date"
          required
          value={opensOn}
          hint={dayWords(opensOn)}
          onChange={(event) => onChange({ opensOn: event.target.value })}
        />
        <Field
          label="Due by"
          type="date"
          required
          min={opensOn > today ? opensOn : today}
          value={dueOn}
          hint={dayWords(dueOn)}
          error={error}
          onChange={(event) => onChange({ dueOn: event.target.value })}
        />
        <Field
          label="Time"
          type="time"
          required
          value={dueTime}
          hint="On that day"
          onChange={(event) => onChange({ dueTime: event.target.value.slice(0, 5) })}
        />
      </div>
      <label className="touch flex items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={lateAllowed}
          onChange={(event) => onChange({ lateAllowed: event.target.checked })}
        />
        <span>
          <strong>Late work counts</strong>{' '}
          <span className="text-ink-soft">It is marked as late; without this the task closes when it is due.</span>
        </span>
      </label>
    </div>
  )
}

const dayWords = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${longDay(day)} ${day.slice(0, 4)}` : 'Day, month and year'
