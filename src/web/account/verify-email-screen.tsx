import { useEffect, useRef } from 'react'
import { Form, redirectDocument, useNavigation, useSubmit } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { Route } from './+types/verify-email-screen'
import { AccountPage } from './account-page.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Verify your email – Revisewell' }]

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await outcomeOf(form, () =>
    apiOf(context)('POST /api/verify-email', { body: { token: textIn(form, 'token') } }),
  )
  // Contract §7: back to the site's origin plus /.
  return outcome.ok ? redirectDocument('/') : outcome
}

/** Opening the mailed link is enough; without the page's script it takes one press. */
export default function VerifyEmailScreen({ actionData: outcome, loaderData: { token } }: Route.ComponentProps) {
  const failed = !token || outcome?.ok === false
  return (
    <AccountPage title="Verify your email">
      {failed ? (
        <ErrorState
          title="This link cannot be used"
          action={
            <>
              <ButtonLink to="/login" look="main">
                Sign In
              </ButtonLink>
              <ButtonLink to="/signup">Sign Up</ButtonLink>
            </>
          }
        >
          {outcome?.ok === false && outcome.code !== 'link-expired'
            ? outcome.message
            : 'It has expired, was used already, or is not complete. Sign in: if your address still has to be verified, we send you a new link.'}
        </ErrorState>
      ) : (
        <VerifyForm token={token} />
      )}
    </AccountPage>
  )
}

function VerifyForm({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const sent = useRef(false)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void submit(form.current, { replace: true })
  }, [submit])
  return (
    <Card className="p-5 text-center sm:p-7">
      <Form ref={form} method="post" replace className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <p>One moment: your address is being verified, and you are signed in.</p>
        <Button type="submit" look="main" size="large" busy={busy} busyLabel="Verifying...">
          Verify my email
        </Button>
      </Form>
    </Card>
  )
}
