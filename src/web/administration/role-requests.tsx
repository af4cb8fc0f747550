import { useState } from 'react'
import type { RoleRequest } from '#contract/accounts.ts'
import { api } from '../api/browser-api.ts'
import { momentIn } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'

type Decision = 'approved' | 'refused'
interface Asked {
  request: RoleRequest
  decision: Decision
}

/** Who has asked to be an admin; each decision is confirmed first. */
export function RoleRequests({ requests }: { requests: readonly RoleRequest[] }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { busy, act } = useAct()
  const decide = async ({ request, decision }: Asked) => {
    await act({
      work: () => api('POST /api/admin/role-requests/:id', { params: { id: request.id }, body: { decision } }),
      done: decision === 'approved' ? 'Request approved' : 'Request refused',
      failed: 'Nothing was decided',
    })
    setAsked(null)
  }
  return (
    <section aria-labelledby="role-requests">
      <h2 id="role-requests" className="mb-4">
        Requests for the admin role
      </h2>
      {requests.length === 0 ? (
        <p className="text-ink-soft">Nobody is waiting. Whoever chooses Admin when they sign up appears here.</p>
      ) : (
        <ul className="grid gap-3">
          {requests.map((request) => (
            <li key={request.id} className="index-card flex flex-wrap items-center justify-between gap-4 p-5">
              <div className="min-w-0">
                <h3 className="text-large">{request.fullName}</h3>
                <p className="break-all text-ink-soft">{request.email}</p>
                <p className="text-small text-ink-soft">
                  Asked on <time dateTime={request.createdAt}>{momentIn(request.createdAt)}</time>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {(['approved', 'refused'] as const).map((decision) => (
                  <Button
                    key={decision}
                    look={decision === 'approved' ? 'plain' : 'danger'}
                    onClick={() => setAsked({ request, decision })}
                  >
                    {decision === 'approved' ? 'Approve' : 'Refuse'}
                    <span className="sr-only"> the request of {request.fullName}</span>
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Confirmation asked={asked} busy={busy} onClose={() => setAsked(null)} onDecide={decide} />
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

interface ConfirmationProps {
  asked: Asked | null
  busy: boolean
  onClose: () => void
  onDecide: (asked: Asked) => void
}

function Confirmation({ asked, busy, onClose, onDecide }: ConfirmationProps) {
  const decision = asked?.decision ?? 'approved'
  const { title, description, button } = texts[decision]
  return (
    <Dialog open={asked !== null} onClose={onClose} title={title} description={description}>
      <p className="mb-5">
        <strong>{asked?.request.fullName}</strong>
        <br />
        <span className="break-all">{asked?.request.email}</span>
      </p>
      <DialogActions onCancel={onClose}>
        <Button
          look={decision === 'approved' ? 'main' : 'danger'}
          busy={busy}
          busyLabel="One moment..."
          onClick={() => asked && onDecide(asked)}
        >
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
