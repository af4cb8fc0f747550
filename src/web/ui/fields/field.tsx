import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx'

export type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

/** A labelled input. Give `name` and `defaultValue`: the browser keeps what was typed, also when saving fails. */
export function Field({ label, hint, error, unmarked, className, ...input }: FieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      // What is searched for is never saved.
      unmarked={unmarked || input.type === 'search'}
      required={input.required}
      className={className}
    >
      {(wiring) => <input {...input} {...wiring} className={inputClass} />}
    </FieldFrame>
  )
}
