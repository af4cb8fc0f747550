import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx'

export type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id'>

/** A labelled native select: `children` are its options. */
export function SelectField({ label, hint, error, className, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={select.required} className={className}>
      {(wiring) => (
        <select {...select} {...wiring} className={inputClass}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
