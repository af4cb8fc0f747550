import { useEffect, useRef } from 'react'
import { Field } from '../ui/fields/field.tsx'

interface CodeFieldProps {
  error?: string | undefined
  hint?: string
  /** Whether it takes the place of what had the focus. */
  focused?: boolean
}

/** A code of an app, or a backup code. */
export function CodeField({ error, hint, focused = false }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) place.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div ref={place}>
      <Field
        label="Code"
        name="code"
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={hint ?? 'The six figures that your app shows, or one of your backup codes.'}
        error={error}
      />
    </div>
  )
}
