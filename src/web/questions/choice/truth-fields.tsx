import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { DraftProps } from '../kind-fields.tsx'

/** Which of the two is right, and what the other one shows. */
export function TruthFields({ draft, change }: DraftProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Right answer"
        required
        value={String(draft.truth)}
        onChange={(event) => change({ truth: event.currentTarget.value === 'true' })}
      >
        <option value="true">True</option>
        <option value="false">False</option>
      </SelectField>
      <Field
        label="Misconception"
        hint="Which wrong idea the wrong answer shows"
        value={draft.truthMisconception}
        onChange={(event) => change({ truthMisconception: event.currentTarget.value })}
      />
    </div>
  )
}
