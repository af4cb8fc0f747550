import { readAlgebra } from '#domain/questions/algebra/read-algebra.ts'
import { type Form, forms } from '#domain/questions/algebra/schemas.ts'
import { mathAlgebra } from '#domain/questions/algebra/write-algebra.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { formNames } from './form-names.ts'

/** The right answer as it is typed, the form it must have, and what other letters the question has. */
export function AlgebraFields({ draft, change }: DraftProps) {
  const { algebra } = readAlgebra(draft.algebraic)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <Field
          label="Right answer"
          hint="Such as 2x^2+3x, (x+1)(x-2), 5sqrt(3) or y=(x-3)/2. Whatever is equal to it counts."
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={questionLimits.typed}
          value={draft.algebraic}
          onChange={(event) => change({ algebraic: event.currentTarget.value })}
        />
        {algebra && <ContentHtml html={mathAlgebra(algebra)} />}
      </div>
      <SelectField
        label="Form"
        required
        hint="An equal answer in another form loses one mark."
        value={draft.form}
        onChange={(event) => change({ form: forms.find((form) => form === event.currentTarget.value) ?? 'any' })}
      >
        {forms.map((form: Form) => (
          <option key={form} value={form}>
            {formNames[form]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Other letters of the question"
        hint="Those that the right answer does not have, such as a b. A pupil is told when a letter is not in the question."
        autoComplete="off"
        spellCheck={false}
        value={draft.letters}
        onChange={(event) => change({ letters: event.currentTarget.value })}
      />
    </div>
  )
}
