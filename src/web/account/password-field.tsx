import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldTexts, inputClass } from '../ui/fields/field-frame.tsx'
import { useHydrated } from './use-hydrated.ts'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & { autoComplete: 'current-password' | 'new-password' }

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error} required={input.required} className={className}>
      {(wiring) => (
        <span className="flex gap-2">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={inputClass}
          />
          {hydrated && (
            <button
              type="button"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="touch inline-flex shrink-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 font-bold hover:bg-subject-wash"
            >
              <Icon aria-hidden className="size-5" />
              Show<span className="sr-only"> password</span>
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
