import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SecondStepsState } from '#contract/account-security.ts'
import { api } from '../../api/browser-api.ts'
import { counted } from '../../progress/counted.ts'
import { useSession } from '../../session/session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AppDialog } from './app-dialog.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Doing = 'app' | 'codes' | 'end' | null

/** Two-step sign-in: setting it up, its backup codes, and turning it off. */
export function SecondStepsPanel({ state, waits }: { state: SecondStepsState; waits: boolean }) {
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const { refresh } = useSession()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const close = () => setDoing(null)
  const changed = async (said: string, made: readonly string[] = []) => {
    close()
    setCodes(made)
    // Codes to write down say by themselves that it is done.
    if (made.length === 0) toast({ title: said, topic: 'second-steps' })
    await Promise.all([revalidate(), refresh()])
  }
  return (
    <section aria-labelledby="second-steps" className="index-card p-5 sm:p-6">
      <h2 id="second-steps" className="mb-1 flex flex-wrap items-center gap-x-3 text-h3">
        Two-step sign-in <Badge tone={state.on ? 'good' : 'grey'}>{state.on ? 'On' : 'Off'}</Badge>
      </h2>
      {waits && <AdminsWait />}
      {state.compulsory && state.on && (
        <p className="my-3 flex flex-wrap items-center gap-3">
          <ShieldCheck aria-hidden className="size-6 shrink-0 text-good" />
          You have your admin powers. <ButtonLink to="/dashboard/admin">Open your dashboard</ButtonLink>
        </p>
      )}
      <p className="mb-4 max-w-[65ch] text-ink-soft">
        {state.on
          ? 'After your password we ask for a second step, so that nobody signs in as you with your password alone.'
          : 'Add a second step after your password: a code from an app on your phone, or a passkey. Then nobody signs in as you with your password alone.'}
      </p>
      <ul className="grid gap-3">
        <Step title="An app that makes codes" state={state.app ? 'Set up' : 'Not set up'}>
          {!state.app && (
            <Button look={state.on ? 'plain' : 'main'} onClick={() => setDoing('app')}>
              Set up an app
            </Button>
          )}
        </Step>
        <PasskeyList passkeys={state.passkeys} alone={!state.app} onChanged={changed} />
        {state.on && (
          <Step title="Backup codes" state={`${counted(state.backupCodesLeft, 'code', 'codes')} left`}>
            <Button onClick={() => setDoing('codes')}>Make new codes</Button>
          </Step>
        )}
      </ul>
      {state.on && (
        <div className="mt-4 border-t border-line pt-4">
          <Button look="danger" onClick={() => setDoing('end')}>
            Turn two-step sign-in off
          </Button>
        </div>
      )}
      {doing === 'app' && <AppDialog onClose={close} onDone={(made) => changed('Your app is set up', made)} />}
      {doing === 'codes' && (
        <ProofDialog
          onClose={close}
          title="Make new backup codes?"
          description="The codes that you have now stop working."
          label="Make new codes"
          failed="There are no new codes"
          work={async (proof) => {
            if (!('password' in proof)) return
            const { backupCodes } = await api('POST /api/me/second-steps/backup-codes', { body: proof })
            void changed('', backupCodes)
          }}
          after={() => undefined}
        />
      )}
      {doing === 'end' && (
        <ProofDialog
          onClose={close}
          title="Turn two-step sign-in off?"
          description={
            state.compulsory
              ? 'You have no admin powers without it. Your app, your passkeys and your backup codes stop working.'
              : 'Your password alone signs you in then. Your app, your passkeys and your backup codes stop working.'
          }
          label="Turn off"
          look="danger"
          orCode
          failed="Two-step sign-in is still on"
          work={(proof) => api('POST /api/me/second-steps/end', { body: proof })}
          after={() => void changed('Two-step sign-in is off')}
        />
      )}
      <Dialog open={codes.length > 0} onClose={() => setCodes([])} title="Your backup codes">
        {codes.length > 0 && <BackupCodes codes={codes} onDone={() => setCodes([])} />}
      </Dialog>
    </section>
  )
}

function AdminsWait() {
  return (
    <p className="my-3 flex gap-3 rounded-md border border-warn-edge bg-warn-wash p-4">
      <ShieldAlert aria-hidden className="size-6 shrink-0 text-warn" />
      <span>
        <strong>Set this up to use your admin powers.</strong> Admins look after other people’s accounts, so theirs need
        a second step. You have your powers as soon as it is set up.
      </span>
    </p>
  )
}

function Step({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <p>
        <span className="font-bold">{title}</span>
        <span className="block text-small text-ink-soft">{state}</span>
      </p>
      {children}
    </li>
  )
}
