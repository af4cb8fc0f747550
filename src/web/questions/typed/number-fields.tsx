import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { DraftProps } from '../kind-fields.tsx'

/** The number, its unit, and how far an answer may be off. */
export function NumberFields({ draft, change }: DraftProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Right answer"
        hint="A number, such as 12.5 or 3e8"
        required
        inputMode="text"
        autoComplete="off"
        value={draft.answer}
        onChange={(event) => change({ answer: event.currentTarget.value })}
      />
      <Field
        label="Unit"
        hint="Such as m/s² or kJ/mol. Multiples and other spellings are understood."
        autoComplete="off"
        value={draft.unit}
        onChange={(event) => change({ unit: event.currentTarget.value })}
      />
      <SelectField
        label="Tolerance"
        required
        value={draft.tolerance}
        onChange={(event) => {
          const { value } = event.currentTarget
          change({ tolerance: value === 'within' || value === 'per-cent' ? value : 'exact' })
        }}
      >
        <option value="exact">None: exactly this number</option>
        <option value="within">Up to an amount more or less</option>
        <option value="per-cent">Up to a percentage more or less</option>
      </SelectField>
      {draft.tolerance !== 'exact' && (
        <Field
          label={draft.tolerance === 'within' ? 'Amount' : 'Percentage'}
          required
          inputMode="decimal"
          value={draft.toleranceAmount}
          onChange={(event) => change({ toleranceAmount: event.currentTarget.value })}
        />
      )}
      {draft.unit.trim() !== '' && (
        <label className="touch flex items-center gap-2 sm:col-span-2">
          <input
            type="checkbox"
            className="size-4.5"
            checked={draft.unitRequired}
            onChange={(event) => change({ unitRequired: event.currentTarget.checked })}
          />
          The unit must be written: without it, one mark less
        </label>
      )}
    </div>
  )
}
