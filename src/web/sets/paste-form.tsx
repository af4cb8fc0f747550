import { useState } from 'react'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'

interface PasteFormProps {
  busy: boolean
  onText: (text: string, options: ImportOptions) => void
}

const between = [
  ['\t', 'Tab'],
  [',', 'Comma'],
  [' - ', 'Dash with spaces'],
] as const
const rows = [
  ['\n', 'New line'],
  [';', 'Semicolon'],
  ['\n\n', 'Empty line'],
] as const
const CUSTOM = 'custom'

/** Text that was copied elsewhere, with what separates its parts. */
export function PasteForm({ busy, onText }: PasteFormProps) {
  const [chosen, setChosen] = useState<{ between: string; rows: string }>({ between: '\t', rows: '\n' })
  const submit = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const part = (name: 'between' | 'rows') =>
      chosen[name] === CUSTOM ? String(typed.get(`${name}-custom`) ?? '') : chosen[name]
    onText(String(typed.get('text')), { kind: 'pairs', between: part('between'), rows: part('rows') })
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <TextArea
        label="Cards"
        name="text"
        required
        rows={8}
        hint="In Quizlet: open the set, choose ‘Export’ from its menu, and copy the text."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['between', 'Between term and definition', between],
            ['rows', 'Between cards', rows],
          ] as const
        ).map(([name, label, choices]) => (
          <div key={name} className="grid content-start gap-3">
            <SelectField
              label={label}
              required
              value={chosen[name]}
              onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
            >
              {choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
              <option value={CUSTOM}>Something else</option>
            </SelectField>
            {chosen[name] === CUSTOM && (
              <Field label={`${label}: what stands there`} name={`${name}-custom`} required maxLength={10} />
            )}
          </div>
        ))}
      </div>
      <Button type="submit" busy={busy} className="justify-self-start">
        Show the cards
      </Button>
    </form>
  )
}
