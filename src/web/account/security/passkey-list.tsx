import { useEffect, useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { api } from '../../api/browser-api.ts'
import { dateIn } from '../../progress/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { ProofDialog } from './proof-dialog.tsx'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** Whether two-step sign-in ends with the last of them. */
  alone: boolean
  /** With what to say of it, unless there are backup codes to show: they come with the first second step. */
  onChanged: (said: string, codes?: readonly string[]) => Promise<void>
}

/** One's passkeys: adding one on this device, and removing them. */
export function PasskeyList({ passkeys, alone, onChanged }: PasskeyListProps) {
  const [doing, setDoing] = useState<'add' | Passkey | null>(null)
  const [known, setKnown] = useState(true)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  const close = () => setDoing(null)
  return (
    <li className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60">
          <span className="font-bold">Passkeys</span>
          <span className="block text-small text-ink-soft">
            {known
              ? 'Sign in with your finger, your face or your device’s PIN, without a password.'
              : 'This browser does not know passkeys.'}
          </span>
        </p>
        {known && (
          <Button onClick={() => setDoing('add')}>
            Add a passkey<span className="sr-only"> on this device</span>
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-4">
              <p>
                {nameOf(passkey)}
                {passkey.madeAt && (
                  <span className="block text-small text-ink-soft">Added on {dateIn(passkey.madeAt)}</span>
                )}
              </p>
              <Button look="quiet" onClick={() => setDoing(passkey)}>
                Remove<span className="sr-only"> {nameOf(passkey)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {doing === 'add' && (
        <ProofDialog
          onClose={close}
          title="Add a passkey"
          description="Give your password first. Then your device asks you to confirm."
          label="Go on"
          failed="The passkey was not added"
          work={async (proof) => {
            if (!('password' in proof)) return
            const { makePasskey } = await import('./passkeys.ts')
            const codes = await makePasskey(proof.password)
            close()
            await onChanged('Your passkey is added', codes)
          }}
          after={() => undefined}
        />
      )}
      {doing !== null && doing !== 'add' && (
        <ProofDialog
          onClose={close}
          title={`Remove ${nameOf(doing)}?`}
          description={
            alone && passkeys.length === 1
              ? 'It is your only second step: two-step sign-in is off without it, and your backup codes stop working.'
              : 'You cannot sign in with it any more.'
          }
          label="Remove"
          look="danger"
          failed="The passkey was not removed"
          work={async (proof) => {
            if (!('password' in proof)) return
            await api('POST /api/me/passkeys/:id/removal', { params: { id: doing.id }, body: proof })
          }}
          after={() => {
            close()
            void onChanged('The passkey is removed')
          }}
        />
      )}
    </li>
  )
}

const nameOf = ({ name }: Passkey) => name || 'A passkey'
