import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { AcceptedFields } from './accepted-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { PairFields } from './pair-fields.tsx'
import type { QuestionDraft } from './question-draft.ts'
import { RowFields } from './row-fields.tsx'

export interface DraftProps {
  draft: QuestionDraft
  change: (changes: Partial<QuestionDraft>) => void
}

/** The fields of the mark scheme, by the kind of question. */
export function KindFields({ draft, change }: DraftProps) {
  switch (draft.kind) {
    case 'multiple-choice':
    case 'multiple-response':
      return <OptionFields draft={draft} change={change} />
    case 'true-false':
      return <TruthFields draft={draft} change={change} />
    case 'numeric':
      return <NumberFields draft={draft} change={change} />
    case 'short-text':
      return <AcceptedFields draft={draft} change={change} />
    case 'ordering':
      return (
        <RowFields
          legend="Items, in the right order"
          name="Item"
          rows={draft.items}
          least={2}
          onRows={(items) => change({ items })}
        />
      )
    case 'matching':
      return <PairFields draft={draft} change={change} />
  }
}

function TruthFields({ draft, change }: DraftProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Right is"
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

function NumberFields({ draft, change }: DraftProps) {
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
