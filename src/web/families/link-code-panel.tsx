import { useEffect, useState } from 'react'
import type { LinkCode } from '#contract/families.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { useAct } from '../ui/use-act.ts'

/** Makes a code for a parent, shows it while it works, and withdraws it. */
export function LinkCodePanel({ code, onChange }: { code: LinkCode | null; onChange: () => Promise<unknown> }) {
  const { busy, act } = useAct('link-code')
  const left = useMinutesLeft(code?.expiresAt)
  const make = async () => {
    await act({
      work: () => api('POST /api/family-links/code'),
      done: 'Your code is ready',
      failed: 'No code was made',
    })
    await onChange()
  }
  const withdraw = async () => {
    await act({
      work: () => api('DELETE /api/family-links/code'),
      done: 'The code was withdrawn',
      failed: 'The code was not withdrawn',
    })
    await onChange()
  }
  if (!code || left === 0)
    return (
      <div>
        <p className="mb-3 max-w-[62ch]">
          Want a parent or carer to see your week? Make a code and give it only to them. It works once, within half an
          hour.
        </p>
        <Button onClick={() => void make()} busy={busy} busyLabel="Making it…">
          Make a code for a parent
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-6">
      <QrPicture text={code.url} label={`QR picture of the code ${code.code}`} />
      <div className="grid gap-2">
        <p className="text-small text-ink-soft">Your code for a parent</p>
        <p className="tabular text-h1 font-bold tracking-widest">{code.code}</p>
        <p className="max-w-[46ch] text-ink-soft">
          They choose Connect Another Child on their dashboard and enter it, or point their phone’s camera at the
          picture. It works once{left === null ? '' : `, for ${left} more ${left === 1 ? 'minute' : 'minutes'}`}.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" onClick={() => void withdraw()} busy={busy} busyLabel="One moment…">
            Withdraw the code
          </Button>
          <Button look="quiet" onClick={() => void onChange()}>
            Has it been used?
          </Button>
        </div>
      </div>
    </div>
  )
}

const MINUTE_MS = 60_000

/** Started minutes until then, 0 when it is over; null where there is no such time or it is not known yet. */
function useMinutesLeft(until: string | undefined): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (!until) return setLeft(null)
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)))
    count()
    const timer = setInterval(count, 10_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
