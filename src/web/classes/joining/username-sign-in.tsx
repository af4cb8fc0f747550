import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { useClassSignIn } from './use-class-sign-in.ts'

/** Signing in by a username and a password of the school. */
export function UsernameSignIn({ code }: { code: string }) {
  const { busy, error, signIn } = useClassSignIn(code)
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void signIn(String(form.get('username') ?? ''), { password: String(form.get('password') ?? '') })
      }}
    >
      <Field
        label="Username"
        name="username"
        required
        maxLength={30}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        required
        maxLength={128}
        autoComplete="current-password"
      />
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" look="main" busy={busy} busyLabel="Signing in..." className="justify-self-start">
        Sign in to the class
      </Button>
    </form>
  )
}
