import { Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { CodeField } from '../session/code-field.tsx'
import { Button } from '../ui/button.tsx'
import type { Route } from './+types/sign-in-code-screen'
import { AccountPage, Elsewhere } from './account-page.tsx'
import { dashboardOf } from './dashboard-of.ts'
import { FailureNote } from './failure-note.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'
import { nextIn } from './next-in.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { unlessOffline } from './unless-offline.ts'
import { useFailure } from './use-failure.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Second step – Sign in – Revisewell' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  if (profile) throw redirect(nextIn(request) ?? dashboardOf(profile))
  return { search: new URL(request.url).search, next: nextIn(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await outcomeOf(form, () =>
    apiOf(context)('POST /api/sign-in/code', { body: { code: textIn(form, 'code') } }),
  )
  // A whole page load: nothing that was loaded for a guest stays.
  return outcome.ok ? redirectDocument(nextIn(request) ?? dashboardOf(outcome.answer.profile)) : outcome
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

const FAILED = 'Sign in failed'

/** The second step, after the password. */
export default function SignInCodeScreen({ actionData: outcome, loaderData: { search, next } }: Route.ComponentProps) {
  const { failure, form } = useFailure(outcome, FAILED)
  const busy = useNavigation().state !== 'idle'
  return (
    <AccountPage title="Second step" lead="Your password is right. One more step shows that it is you.">
      <Form ref={form} method="post" className="index-card grid gap-5 p-5 sm:p-7">
        <FailureNote title={FAILED} failure={failure} />
        <CodeField error={failure?.fields.code ?? (failure?.code === 'wrong-code' ? failure.message : undefined)} />
        <Button type="submit" look="main" size="large" busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
        <PasskeyButton next={next} />
        <p className="text-ink-soft">
          Lost your device? Use a backup code. If you have none left, ask an admin to reset your two-step sign-in.
        </p>
      </Form>
      <Elsewhere>
        <Link to={`/login${search}`} className="link touch inline-flex items-center">
          Start again with your password
        </Link>
      </Elsewhere>
    </AccountPage>
  )
}
