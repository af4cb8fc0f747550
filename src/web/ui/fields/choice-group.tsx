import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'

export interface Choice {
  value: string
  label: string
  description?: string
  icon?: ReactNode
}

export interface ChoiceGroupProps {
  legend: string
  name: string
  choices: readonly Choice[]
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  required?: boolean
  error?: string | undefined
}

/** One of a few, each shown as a card that can be pressed anywhere; native radio buttons underneath. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  required,
  error,
}: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-2" {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="touch flex items-start gap-3 rounded-md border border-line-strong bg-surface px-3 py-2.5 hover:border-ink has-checked:border-subject has-checked:bg-subject-wash has-checked:[box-shadow:inset_0_0_0_1px_var(--subject-fill)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              required={required}
              className="mt-1 size-4.5 shrink-0 outline-none"
              {...(value !== undefined ? { checked: value === choice.value } : {})}
              {...(defaultValue !== undefined ? { defaultChecked: defaultValue === choice.value } : {})}
              onChange={() => onChange?.(choice.value)}
            />
            <span className="grid">
              <span className="flex items-center gap-2 font-bold">
                {choice.icon}
                {choice.label}
              </span>
              {choice.description && <span className="text-small text-ink-soft">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
