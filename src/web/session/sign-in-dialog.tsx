import { type FormEvent, useId, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { CodeField } from './code-field.tsx'
import { useSession } from './session.tsx'
import type { KnownPerson } from './signed-in-hint.ts'

interface SignInDialogProps {
  open: boolean
  onClose: () => void
  /** Whose session has ended. */
  known: KnownPerson
  /** How many of their answers wait here. */
  waiting: number
}

/** Signing in without leaving the page: what is on it, and what was typed, stays. Somebody else gets a fresh page. */
export function SignInDialog({ open, onClose, known, waiting }: SignInDialogProps) {
  const { refresh } = useSession()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** Whether the password was right and a code is to come. */
  const [atCode, setAtCode] = useState(false)
  const errorId = useId()
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setError(undefined)
    try {
      const given = (name: string) => String(form.get(name) ?? '')
      const { profile } = atCode
        ? await api('POST /api/sign-in/code', { body: { code: given('code') } })
        : await api('POST /api/sign-in', { body: { email: given('email'), password: given('password') } })
      setAtCode(profile === null)
      if (profile?.id === known.id) onClose()
      if (profile) await refresh()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
      if (failure instanceof ApiError && failure.code === 'sign-in-expired') setAtCode(false)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign in again"
      description={
        waiting > 0 && known.name
          ? `What ${known.name} answered is sent to ${known.name}’s account, and to no other.`
          : 'This page stays as it is.'
      }
    >
      <form onSubmit={signIn} className="grid gap-4" aria-describedby={error && errorId}>
        {atCode ? (
          <CodeField focused />
        ) : (
          <>
            <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="username" />
            <Field
              label="Password"
              name="password"
              type="password"
              required
              maxLength={128}
              autoComplete="current-password"
            />
          </>
        )}
        <div role="alert" id={errorId}>
          {error && <FieldError>{error}</FieldError>}
        </div>
        <Button type="submit" look="main" size="large" busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
        <p>
          {atCode ? 'Do you use a passkey?' : 'Signing in with your class?'}{' '}
          <a
            href={atCode ? '/login' : '/join'}
            target="_blank"
            rel="noreferrer"
            className="link touch inline-flex items-center"
          >
            {atCode ? 'Sign in with it in a new tab' : 'Use your class code in a new tab'}
          </a>
          . This page notices when you are back.
        </p>
      </form>
    </Dialog>
  )
}
