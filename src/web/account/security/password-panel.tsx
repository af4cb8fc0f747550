import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useSave } from '../../api/use-save.ts'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../form-outcome.ts'
import { PasswordField } from '../password-field.tsx'

/** Changing one's password while signed in. */
export function PasswordPanel() {
  const { busy, fields, save } = useSave()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const submit = (given: FormData) =>
    save({
      work: () =>
        api('POST /api/me/password', {
          body: { current: textIn(given, 'current'), password: textIn(given, 'password') },
        }),
      done: 'Your password is changed, and you are signed out everywhere else',
      failed: 'Your password was not changed',
      after: () => {
        form.current?.reset()
        void revalidate()
      },
    })
  return (
    <section aria-labelledby="password" className="index-card p-5 sm:p-6">
      <h2 id="password" className="mb-4 text-h3">
        Change your password
      </h2>
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit(new FormData(event.currentTarget))
        }}
      >
        <PasswordField
          label="Your password now"
          name="current"
          required
          maxLength={128}
          autoComplete="current-password"
          error={fields.current}
        />
        <PasswordField
          label="New password"
          name="password"
          required
          minLength={6}
          maxLength={128}
          autoComplete="new-password"
          hint="At least 6 characters. Three unusual words together are strong and easy to remember."
          error={fields.password}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel="Changing it...">
            Change password
          </Button>
        </div>
      </form>
    </section>
  )
}
