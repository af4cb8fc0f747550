import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

export interface FieldTexts {
  label: string
  /** What to enter, said before it goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to fix it; while it is given the field counts as invalid. */
  error?: string | undefined
  /** No '(optional)' after the label, where that would say nothing: a filter, or a side of a card that a picture may fill. */
  unmarked?: boolean
}

export const inputClass =
  'touch w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-bad-edge aria-invalid:border-2'

/** The attributes that tie a control to its hint and error. */
interface Wiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldFrameProps extends FieldTexts {
  required?: boolean | undefined
  className?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/** Label, hint and error around any control. */
export function FieldFrame({ label, hint, error, unmarked, required, className, children }: FieldFrameProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
        {!required && !unmarked && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-small font-bold text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-[1.15em] shrink-0" />
      {children}
    </p>
  )
}
