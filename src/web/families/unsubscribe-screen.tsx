import { Form, Link, useNavigation } from 'react-router'
import { ApiError } from '../api/client.ts'
import { apiOf } from '../api/request-api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/unsubscribe-screen'

export const meta: Route.MetaFunction = () => [{ title: 'Weekly mail – Revisewell' }]

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Null for a link that does not work. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && ['link-expired', 'bad-input'].includes(error.code)) return null
    throw error
  })
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
  orNull(apiOf(context)('GET /api/weekly-mail', { query: { token: tokenIn(request) } }))

/** Also what mail programs post by themselves when somebody presses their own ‘Unsubscribe’ (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const body = { token: tokenIn(request), subscribed: form.get('weekly') === 'start' }
  return orNull(apiOf(context)('POST /api/weekly-mail', { body }))
}

/** Stops the weekly mail without signing in. Opening it changes nothing: programs that check links open it too. */
export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const known = actionData === undefined ? loaderData : actionData
  return (
    <Page width="narrow">
      <PageHeading>Weekly mail</PageHeading>
      {known ? (
        <Card>
          <p role={actionData ? 'status' : undefined} className="mb-4">
            {known.subscribed
              ? `The weekly report goes to ${known.email}.`
              : `No weekly report is mailed to ${known.email} any more. You can still read every report on your dashboard.`}
          </p>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name="weekly" value={known.subscribed ? 'stop' : 'start'} />
            <Button type="submit" look={known.subscribed ? 'main' : 'plain'} busy={busy} busyLabel="One moment…">
              {known.subscribed ? 'Stop the weekly mail' : 'Start it again'}
            </Button>
            <ButtonLink to="/" look="quiet">
              To the front page
            </ButtonLink>
          </Form>
        </Card>
      ) : (
        <ErrorState title="This link does not work" action={<ButtonLink to="/login">Sign In</ButtonLink>}>
          It is not complete, or the account is gone. Sign in and open Notification Settings on your dashboard, or{' '}
          <Link to="/help" className="link">
            ask us
          </Link>
          .
        </ErrorState>
      )}
    </Page>
  )
}
