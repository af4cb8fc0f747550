import { Form, Link, useNavigation } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import type { Route } from './+types/forgotten-password-screen'
import { AccountPage, Elsewhere } from './account-page.tsx'
import { FailureNote } from './failure-note.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'
import { hasOutbox } from './has-outbox.ts'
import { MailSent } from './mail-sent.tsx'
import { unlessOffline } from './unless-offline.ts'
import { useFailure } from './use-failure.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Forgotten password – Revisewell' }]

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  return outcomeOf(form, async () => {
    const asked = await api('POST /api/forgotten-password', { body: { email: textIn(form, 'email') } })
    return { ...asked, outbox: await hasOutbox(api) }
  })
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

const FAILED = 'No mail was sent'

export default function ForgottenPasswordScreen({ actionData: outcome }: Route.ComponentProps) {
  const { failure, form } = useFailure(outcome, FAILED)
  const busy = useNavigation().state !== 'idle'
  return (
    <AccountPage
      title="Forgotten your password?"
      lead="It happens. Give us your email address, and we will send you a link to set a new one."
    >
      <div role="status">
        {outcome?.ok && (
          <MailSent title="Please check your email" outbox={outcome.answer.outbox}>
            If <strong className="text-ink">{outcome.answer.email}</strong> has an account, a mail with the link is on
            its way. The link works once, within an hour.
          </MailSent>
        )}
      </div>
      {!outcome?.ok && (
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
            error={failure?.fields.email}
          />
          <Button type="submit" look="main" size="large" busy={busy} busyLabel="Sending...">
            Send me a link
          </Button>
        </Form>
      )}
      <Elsewhere>
        <Link to="/login" className="link touch inline-flex items-center">
          Back to Sign In
        </Link>
      </Elsewhere>
    </AccountPage>
  )
}
