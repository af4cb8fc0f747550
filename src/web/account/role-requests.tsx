import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RoleRequest } from '#contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useToast } from '../ui/toast.tsx'
import { FailureNote } from './failure-note.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { FORM_TOPIC } from './use-failure.ts'

type Decision = 'approved' | 'refused'

interface RoleRequestsProps {
  requests: readonly RoleRequest[]
  outcome: FormOutcome<{ decision: Decision }> | undefined
}

const FAILED = 'Nothing was decided'
const decided = { approved: 'Request approved', refused: 'Request refused' }
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Who has asked to be an admin; each decision is confirmed first. */
export function RoleRequests({ requests, outcome }: RoleRequestsProps) {
  const [asked, setAsked] = useState<{ request: RoleRequest; decision: Decision } | null>(null)
  const toast = useToast()
  useEffect(() => {
    if (!outcome) return
    setAsked(null)
    if (outcome.ok) toast({ title: decided[outcome.answer.decision], topic: FORM_TOPIC })
    else toast({ title: FAILED, description: outcome.message, variant: 'destructive', topic: FORM_TOPIC })
  }, [outcome, toast])
  return (
    <section aria-labelledby="role-requests">
      <h2 id="role-requests" className="mb-4">
        Requests for the admin role
      </h2>
      {outcome && !outcome.ok && <FailureNote title={FAILED} failure={outcome} />}
      {requests.length === 0 ? (
        <EmptyState title="Nobody is waiting" level={3}>
          Whoever chooses Admin when they sign up appears here for you to approve or refuse.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {requests.map((request) => (
            <li key={request.id} className="index-card flex flex-wrap items-center justify-between gap-4 p-5">
              <div className="min-w-0">
                <h3 className="text-large">{request.fullName}</h3>
                <p className="break-all text-ink-soft">{request.email}</p>
                <p className="text-small text-ink-soft">
                  Asked on <time dateTime={request.createdAt}>{when.format(new Date(request.createdAt))}</time>
                </p>
              </div>
              <Form method="post" action="/dashboard/admin" className="flex flex-wrap gap-2">
                <input type="hidden" name="id" value={request.id} />
                {(['approved', 'refused'] as const).map((decision) => (
                  <Button
                    key={decision}
                    type="submit"
                    name="decision"
                    value={decision}
                    look={decision === 'approved' ? 'plain' : 'danger'}
                    onClick={(event) => {
                      event.preventDefault()
                      setAsked({ request, decision })
                    }}
                  >
                    {decision === 'approved' ? 'Approve' : 'Refuse'}
                    <span className="sr-only">the request of {request.fullName}</span>
                  </Button>
                ))}
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Confirmation asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}

const texts = {
  approved: {
    title: 'Approve this request?',
    description: 'They will be able to do everything that you can, from their next step on.',
    button: 'Approve',
  },
  refused: {
    title: 'Refuse this request?',
    description: 'They keep their account, as a parent account. They are told by mail.',
    button: 'Refuse',
  },
}

function Confirmation({
  asked,
  onClose,
}: {
  asked: { request: RoleRequest; decision: Decision } | null
  onClose: () => void
}) {
  const busy = useNavigation().state !== 'idle'
  const decision = asked?.decision ?? 'approved'
  const { title, description, button } = texts[decision]
  return (
    <Dialog open={asked !== null} onClose={onClose} title={title} description={description}>
      <p className="mb-5">
        <strong>{asked?.request.fullName}</strong>
        <br />
        <span className="break-all">{asked?.request.email}</span>
      </p>
      <Form method="post" action="/dashboard/admin" className="flex flex-wrap justify-end gap-3">
        <input type="hidden" name="id" value={asked?.request.id ?? ''} />
        <input type="hidden" name="decision" value={decision} />
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={decision === 'approved' ? 'main' : 'danger'} busy={busy} busyLabel="One moment...">
          {button}
        </Button>
      </Form>
    </Dialog>
  )
}
