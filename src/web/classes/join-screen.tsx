import { Form, redirect, useNavigation } from 'react-router'
import { ApiError } from '../api/client.ts'
import { apiOf } from '../api/request-api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/join-screen'
import { GuestDoor } from './joining/guest-door.tsx'
import { JoinOffer } from './joining/join-offer.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim()
  if (typed) throw redirect(`/join/${encodeURIComponent(typed)}`)
  const api = apiOf(context)
  const { profile } = await api('GET /api/me')
  const role = profile?.role ?? null
  if (!params.code) return { found: null, role, code: '', error: null }
  try {
    return { found: await api('GET /api/join/:code', { params: { code: params.code } }), role, code: '', error: null }
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code === 'unavailable') throw failure
    return { found: null, role, code: params.code, error: failure.message }
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = (await request.formData()).get('name')
  const name = typeof typed === 'string' ? typed.trim() : ''
  try {
    await apiOf(context)('POST /api/join/:code', { params: { code: params.code ?? '' }, body: name ? { name } : {} })
    return { error: null }
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    return { error: failure.message }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.found ? `Join ${loaderData.found.class.name} – Revisewell` : 'Join a class – Revisewell' },
]

/** Joining a class by its code, and the way in for pupils who sign in through their class. */
export default function JoinScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { found, role, code, error } = loaderData
  if (!found) return <CodeForm code={code} error={error} />
  const { name, school, teachers } = found.class
  return (
    <Page width="narrow">
      <div className="mx-auto max-w-2xl">
        <PageHeading
          lead={[teachers.map((teacher) => teacher.name).join(', '), school].filter(Boolean).join(' · ')}
          above="A class"
        >
          {name}
        </PageHeading>
        {role === null ? (
          <GuestDoor found={found} />
        ) : (
          <JoinOffer found={found} role={role} error={actionData?.error} />
        )}
      </div>
    </Page>
  )
}

function CodeForm({ code, error }: { code: string; error: string | null }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Page width="narrow">
      <div className="mx-auto max-w-lg">
        <PageHeading lead="Your teacher has given you a code of eight letters.">Join a class</PageHeading>
        <Form method="get" action="/join" className="index-card grid gap-5 p-5 sm:p-7">
          <Field
            label="Class code"
            name="code"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={code}
            hint="Capitals and dashes do not matter."
            error={error ?? undefined}
          />
          <Button type="submit" look="main" size="large" busy={busy} busyLabel="Looking…">
            Find the class
          </Button>
        </Form>
      </div>
    </Page>
  )
}
