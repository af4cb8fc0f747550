import { useRef } from 'react'
import { Form } from 'react-router'
import type { HelpInboxItem } from '#contract/help.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { momentIn } from '../progress/day-words.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/help-inbox-screen'
import { useSave } from './use-save.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Help inbox – Revisewell' }]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state') === 'answered' ? ('answered' as const) : ('open' as const)
  const search = searchParams.get('search')?.slice(0, 120) ?? ''
  const before = searchParams.get('before') ?? undefined
  const query = { state, ...(search && { search }), before }
  const inbox = await guarded(apiOf(context)('GET /api/admin/help-requests', { query }))
  return { ...inbox, state, search, first: before === undefined }
}

/** What people asked in the help dialog and the help centre, to be answered by mail. */
export default function HelpInboxScreen({ loaderData }: Route.ComponentProps) {
  const { requests, open, next, state, search, first } = loaderData
  const addressOf = (given: Record<string, string>) =>
    `/dashboard/admin/help?${new URLSearchParams({ state, ...(search && { search }), ...given })}`
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading lead="Messages from the help dialog and the help centre. Your answer goes to the sender by mail and is kept here.">
        Help inbox
      </PageHeading>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <nav aria-label="Help requests" className="flex gap-2">
          {(['open', 'answered'] as const).map((each) => (
            <ButtonLink
              key={each}
              to={`/dashboard/admin/help?state=${each}`}
              look={each === state ? 'plain' : 'quiet'}
              {...(each === state && { 'aria-current': 'page' as const })}
            >
              {each === 'open' ? `Open (${open})` : 'Answered'}
            </ButtonLink>
          ))}
        </nav>
        <Form key={`${state} ${search}`} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="state" value={state} />
          <Field label="Search" name="search" type="search" maxLength={120} defaultValue={search} />
          <Button type="submit">Search</Button>
        </Form>
      </div>
      {requests.length === 0 ? (
        <EmptyState title={search ? 'Nothing matches' : state === 'open' ? 'Nobody is waiting' : 'Nothing yet'}>
          {search ? 'Try another word, or the other tab.' : 'Messages appear here as they come in.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
        {!first && <ButtonLink to={addressOf({})}>Newest</ButtonLink>}
        {next && <ButtonLink to={addressOf({ before: next })}>Older</ButtonLink>}
      </nav>
    </Page>
  )
}

function Request({ request }: { request: HelpInboxItem }) {
  const { name, email, message, source, receivedAt, state, sender, answers } = request
  return (
    <li className="index-card grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-large">{name}</h2>
        <time dateTime={receivedAt} className="tabular text-small text-ink-soft">
          {momentIn(receivedAt)}
        </time>
      </div>
      <p className="-mt-2 flex flex-wrap items-center gap-2 text-small text-ink-soft">
        <span className="break-all">{email}</span>
        <span>from the {source === 'dialog' ? 'help dialog' : 'help centre'}</span>
        {sender && (
          <>
            <RoleBadge role={sender.role} /> signed in as {sender.fullName}
            {sender.school && `, ${sender.school}`}
          </>
        )}
      </p>
      <p className="max-w-[70ch] whitespace-pre-line">{message}</p>
      {answers.map((answer) => (
        <div key={answer.id} className="border-l-4 border-subject-line pl-3">
          <p className="text-small text-ink-soft">
            Answered by {answer.by ?? 'an account that is gone'} on {momentIn(answer.answeredAt)}
          </p>
          <p className="max-w-[70ch] whitespace-pre-line">{answer.message}</p>
        </div>
      ))}
      {state === 'open' ? <AnswerForm request={request} /> : <StateButton request={request} />}
    </li>
  )
}

function AnswerForm({ request }: { request: HelpInboxItem }) {
  const { busy, fields, save } = useSave()
  const answerId = useRef(clientId())
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const message = String(new FormData(event.currentTarget).get('message'))
        void save({
          work: () =>
            api('POST /api/admin/help-requests/:id/answers', {
              params: { id: request.id },
              body: { id: answerId.current, message },
            }),
          done: `Your answer is on its way to ${request.email}`,
          failed: 'Your answer was not sent',
        })
      }}
    >
      <TextArea
        label={`Your answer to ${request.name}`}
        name="message"
        required
        maxLength={5000}
        error={fields.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send the answer
        </Button>
        <StateButton request={request} />
      </div>
    </form>
  )
}

function StateButton({ request: { id, state, name } }: { request: HelpInboxItem }) {
  const { busy, save } = useSave()
  const to = state === 'open' ? 'answered' : 'open'
  const label = to === 'open' ? 'Open again' : 'Close without an answer'
  return (
    <div>
      <Button
        look="quiet"
        busy={busy}
        onClick={() =>
          void save({
            work: () => api('PUT /api/admin/help-requests/:id/state', { params: { id }, body: { state: to } }),
            done: to === 'open' ? 'Opened again' : 'Closed',
            failed: 'Nothing was changed',
          })
        }
      >
        {label}
        <span className="sr-only"> the message of {name}</span>
      </Button>
    </div>
  )
}
