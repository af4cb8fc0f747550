import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { SessionInUse } from '#contract/account-security.ts'
import { api } from '../../api/browser-api.ts'
import { dateIn } from '../../progress/day-words.ts'
import { useSession } from '../../session/session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useAct } from '../../ui/use-act.ts'

/** Where one is signed in, and how to end that: on one device, on all others, or everywhere. */
export function SessionsPanel({ sessions, hasEmail }: { sessions: readonly SessionInUse[]; hasEmail: boolean }) {
  const { busy, act } = useAct('sessions')
  const [asking, setAsking] = useState(false)
  const end = (session: SessionInUse) =>
    act({
      work: () => api('DELETE /api/me/sessions/:id', { params: { id: session.id } }),
      done: `Signed out: ${nameOf(session)}`,
      failed: 'That device is still signed in',
    })
  return (
    <section aria-labelledby="sessions" className="index-card p-5 sm:p-6">
      <h2 id="sessions" className="mb-1 text-h3">
        Where you are signed in
      </h2>
      <p className="mb-4 text-ink-soft">
        {sessions.length === 1
          ? 'You are signed in here, and nowhere else.'
          : `If you do not recognise one of these, sign it out and ${hasEmail ? 'change your password' : 'tell your teacher'}.`}
      </p>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
            <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-ink-soft" />
            <div className="min-w-0 grow basis-48">
              <p className="flex flex-wrap items-center gap-x-2 font-bold">
                {nameOf(session)}
                {session.here && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-small text-ink-soft">
                Signed in on {dateIn(session.signedInAt)}. Last used on {dateIn(`${session.lastUsedOn}T12:00:00Z`)}.
              </p>
            </div>
            {!session.here && (
              <Button busy={busy} busyLabel="Signing out…" onClick={() => end(session)}>
                Sign out<span className="sr-only"> {nameOf(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <Button look="danger" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <SignOutDialog open={asking} onClose={() => setAsking(false)} others={sessions.length > 1} />
    </section>
  )
}

const nameOf = ({ device }: SessionInUse) => device || 'A device we do not know'

function SignOutDialog({ open, onClose, others }: { open: boolean; onClose: () => void; others: boolean }) {
  const { busy, act } = useAct('sessions')
  const { signOut } = useSession()
  const endOthers = async () => {
    await act({
      work: () => api('POST /api/me/sessions/end', { body: { which: 'others' } }),
      done: 'You are signed out on all other devices',
      failed: 'Your other devices are still signed in',
    })
    onClose()
  }
  const endAll = () =>
    act({
      work: async () => {
        await api('POST /api/me/sessions/end', { body: { which: 'all' } })
        // What this device keeps for who is signed in goes, too; then the screen's data is asked for, which leads to /login.
        await signOut()
      },
      done: 'You are signed out everywhere',
      failed: 'You are still signed in',
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign out everywhere?"
      description="You can sign in again at any time. What you have done is kept."
    >
      <DialogActions onCancel={onClose}>
        {others && (
          <Button busy={busy} onClick={endOthers}>
            All other devices
          </Button>
        )}
        <Button look="danger" busy={busy} onClick={endAll}>
          {others ? 'This device too' : 'Sign out here'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
