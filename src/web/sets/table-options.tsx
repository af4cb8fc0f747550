import type { ImportOptions } from '#domain/sets/import-options.ts'
import { SelectField } from '../ui/fields/select-field.tsx'

type Table = Extract<ImportOptions, { kind: 'table' }>

interface TableOptionsProps {
  options: Table
  busy: boolean
  onOptions: (options: ImportOptions) => void
}

const delimiters: [Table['delimiter'], string][] = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Upright line'],
]
const headers: [Table['header'], string][] = [
  ['no', 'Is a card'],
  ['yes', 'Names the columns'],
]

/** How a table is read: found out, and here to be put right. */
export function TableOptions({ options, busy, onOptions }: TableOptionsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label="Between columns"
        choices={delimiters}
        chosen={options.delimiter}
        busy={busy}
        onChoose={(delimiter) => onOptions({ ...options, delimiter })}
      />
      <Choice
        label="First row"
        choices={headers}
        chosen={options.header}
        busy={busy}
        onChoose={(header) => onOptions({ ...options, header })}
      />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  choices: readonly (readonly [Value, string])[]
  chosen: Value
  busy: boolean
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, chosen, busy, onChoose }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      required
      disabled={busy}
      value={choices.findIndex(([value]) => value === chosen)}
      onChange={(event) => {
        const choice = choices[Number(event.currentTarget.value)]
        if (choice) onChoose(choice[0])
      }}
    >
      {choices.map(([value, text], at) => (
        <option key={value} value={at}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
