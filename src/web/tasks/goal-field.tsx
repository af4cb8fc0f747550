import type { TaskMethod } from '#domain/tasks/task.ts'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { goalWords, throughWords } from './task-text.ts'

const FIRST_GOAL = 70

interface GoalFieldProps {
  method: TaskMethod
  goalPercent: number | null
  name: string
  onChange: (goalPercent: number | null) => void
}

/** How the work counts as done: worked through once, or a share of it right. */
export function GoalField({ method, goalPercent, name, onChange }: GoalFieldProps) {
  const goal = goalPercent ?? FIRST_GOAL
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        legend="Counts as done with"
        name={`${name}-goal`}
        value={goalPercent === null ? 'through' : 'score'}
        onChange={(value) => onChange(value === 'through' ? null : goal)}
        choices={[
          { value: 'through', label: throughWords[method] },
          { value: 'score', label: goalWords(method, goal), description: 'They may try as often as they like' },
        ]}
      />
      {goalPercent !== null && (
        <Field
          label="At least, in per cent"
          type="number"
          required
          min={1}
          max={100}
          className="max-w-40"
          defaultValue={goalPercent}
          onChange={(event) => {
            const value = Math.round(event.target.valueAsNumber)
            if (value >= 1 && value <= 100) onChange(value)
          }}
        />
      )}
    </div>
  )
}
