import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx'

export type SelectFieldProps = Omit<FieldTexts, 'unmarked'> & Omit<ComponentProps<'select'>, 'id'>

/** A labelled native select: `children` are its options. It always has a value, so it is never called optional. */
export function SelectField({ label, hint, error, className, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} unmarked className={className}>
      {(wiring) => (
        <select {...select} {...wiring} className={inputClass}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
