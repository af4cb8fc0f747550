import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx'

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, unmarked, className, rows = 4, ...input }: TextAreaProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      unmarked={unmarked ?? false}
      required={input.required}
      className={className}
    >
      {(wiring) => <textarea {...input} {...wiring} rows={rows} className={inputClass} />}
    </FieldFrame>
  )
}
