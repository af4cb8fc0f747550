import { useEffect, useRef } from 'react'
import { Field } from '../ui/field.tsx'

/** The second step of a sign-in: the field has the focus, as nothing else is to do. */
export function CodeField({ error, hint }: { error?: string | undefined; hint?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
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
