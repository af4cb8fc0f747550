import type { Overview } from '#contract/administration.ts'
import { SelectField } from '../ui/fields/select-field.tsx'

// Not empty: of a field that must be filled in, that would count as nothing chosen.
const EVERY = 'every'

/** What was chosen: a school's id, or null for every school. */
export function schoolIn(data: FormData): string | null {
  const chosen = String(data.get('schoolId'))
  return chosen === EVERY ? null : chosen
}

/** One school, or every school. */
export function SchoolSelect({ schools, error }: { schools: Overview['schools']; error?: string | undefined }) {
  return (
    <SelectField label="School" name="schoolId" required error={error}>
      <option value={EVERY}>Every school</option>
      {schools.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
