import { Form, redirect, useNavigation } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { Route } from './+types/reset-password-screen'
import { AccountPage } from './account-page.tsx'
import { FailureNote } from './failure-note.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'
import { PasswordField } from './password-field.tsx'
import { unlessOffline } from './unless-offline.ts'
import { useFailure } from './use-failure.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Set a new password – Revisewell' }]

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await outcomeOf(form, () =>
    apiOf(context)('POST /api/reset-password', {
      body: { token: textIn(form, 'token'), password: textIn(form, 'password') },
    }),
  )
  return outcome.ok ? redirect('/login?password-changed') : outcome
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

const FAILED = 'The password was not set'

export default function ResetPasswordScreen({ actionData: outcome, loaderData: { token } }: Route.ComponentProps) {
  const { failure, form } = useFailure(outcome, FAILED)
  const busy = useNavigation().state !== 'idle'
  const expired = !token || failure?.code === 'link-expired'
  return (
    <AccountPage title="Set a new password" lead="You will be signed out everywhere, and sign in with the new one.">
      {expired ? (
        <ErrorState
          title="This link cannot be used"
          action={
            <ButtonLink to="/forgotten-password" look="main">
              Send me a new link
            </ButtonLink>
          }
        >
          It has expired, was used already, or is not complete.
        </ErrorState>
      ) : (
        <Form ref={form} method="post" className="index-card grid gap-5 p-5 sm:p-7">
          <FailureNote title={FAILED} failure={failure} />
          <input type="hidden" name="token" value={token} />
          <PasswordField
            label="New password"
            name="password"
            required
            minLength={6}
            maxLength={128}
            autoComplete="new-password"
            hint="At least 6 characters. Three unusual words together are strong and easy to remember."
            error={failure?.fields.password}
          />
          <Button type="submit" look="main" size="large" busy={busy} busyLabel="Setting it...">
            Set the new password
          </Button>
        </Form>
      )}
    </AccountPage>
  )
}
