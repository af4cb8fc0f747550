import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

/** `main` is the one thing a screen wants done; `plain` the others; `quiet` for tools; `danger` destroys something. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

const looks: Record<ButtonLook, string> = {
  main: 'border-accent-edge bg-accent text-accent-ink shadow-card hover:bg-accent-strong',
  plain: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-subject-wash',
  quiet: 'border-transparent text-ink hover:bg-subject-wash',
  danger: 'border-bad-edge bg-surface text-bad hover:bg-bad-wash',
}
const sizes: Record<ButtonSize, string> = {
  medium: 'px-4 py-2',
  large: 'px-6 py-3 text-large',
}
const base =
  'touch inline-flex items-center justify-center gap-2 rounded-md border font-bold leading-tight text-center no-underline colours-ease aria-disabled:opacity-60 disabled:opacity-60'

interface Looks {
  look?: ButtonLook
  size?: ButtonSize
}

export const buttonClass = ({ look = 'plain', size = 'medium' }: Looks = {}) => classes(base, looks[look], sizes[size])

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** What the button reads while its work is under way; presses are ignored until it is done. */
  busyLabel?: string
  busy?: boolean
}

export function Button({ look, size, busy = false, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would throw a keyboard user's focus away while they wait.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(buttonClass({ look, size }), className)}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Looks

export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(buttonClass({ look, size }), className)} />
}
