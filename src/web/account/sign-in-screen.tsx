import { Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import type { Route } from './+types/sign-in-screen'
import { AccountPage, Elsewhere } from './account-page.tsx'
import { dashboardOf } from './dashboard-of.ts'
import { FailureNote } from './failure-note.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'
import { nextIn } from './next-in.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { unlessOffline } from './unless-offline.ts'
import { useFailure } from './use-failure.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Sign in – Revisewell' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  const { searchParams } = new URL(request.url)
  const ofClass = searchParams.get('class')
  if (ofClass) throw redirect(`/join/${encodeURIComponent(ofClass)}`)
  if (profile) throw redirect(nextIn(request) ?? dashboardOf(profile))
  return { passwordChanged: searchParams.has('password-changed'), next: nextIn(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await outcomeOf(form, () =>
    apiOf(context)('POST /api/sign-in', { body: { email: textIn(form, 'email'), password: textIn(form, 'password') } }),
  )
  if (!outcome.ok) return outcome
  // The address keeps where to go on afterwards.
  if (!outcome.answer.profile) return redirect(`/login/code${new URL(request.url).search}`)
  // A whole page load: nothing that was loaded for a guest stays.
  return redirectDocument(nextIn(request) ?? dashboardOf(outcome.answer.profile))
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

const FAILED = 'Sign in failed'

export default function SignInScreen({ actionData: outcome, loaderData }: Route.ComponentProps) {
  const { failure, form } = useFailure(outcome, FAILED)
  const busy = useNavigation().state !== 'idle'
  const fields = failure?.fields ?? {}
  return (
    <AccountPage title="Sign In" lead="Pick up where you left off.">
      {loaderData.passwordChanged && !failure && (
        <p role="status" className="mb-5 rounded-md border border-good-edge bg-good-wash px-4 py-3">
          Your new password is set. Sign in with it.
        </p>
      )}
      <Form ref={form} method="post" className="index-card grid gap-5 p-5 sm:p-7">
        <FailureNote title={FAILED} failure={failure} />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          defaultValue={failure?.values.email}
          error={fields.email}
        />
        <PasswordField
          label="Password"
          name="password"
          required
          maxLength={128}
          autoComplete="current-password"
          error={fields.password}
        />
        <Button type="submit" look="main" size="large" busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
        <PasskeyButton next={loaderData.next} />
        <p className="text-center">
          <Link to="/forgotten-password" className="link touch inline-flex items-center">
            Forgotten your password?
          </Link>
        </p>
      </Form>
      <Elsewhere>
        New to Revisewell?{' '}
        <Link to="/signup" className="link touch inline-flex items-center">
          Sign Up
        </Link>
      </Elsewhere>
      <Elsewhere>
        Signing in with your class?{' '}
        <Link to="/join" className="link touch inline-flex items-center">
          Use your class code
        </Link>
      </Elsewhere>
    </AccountPage>
  )
}
