import { Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { ClassDetail } from '#contract/classes.ts'
import { shownJoinCode } from '#domain/classes/join-code.ts'
import { api } from '../../api/browser-api.ts'
import { Panel } from '../../progress/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useAct } from '../../ui/use-act.ts'
import { QrCode } from '../qr-code.tsx'

/** How pupils come in: the code, large, and as a QR code; a new one, and whether pupils can join now. */
export function JoinPanel({ schoolClass, onPrint }: { schoolClass: ClassDetail['class']; onPrint: () => void }) {
  const { id, joinCode, joinUrl, joining, archived, qr } = schoolClass
  const { busy, act } = useAct('join')
  const [asking, setAsking] = useState(false)
  const params = { id }
  const open = (joining: boolean) =>
    act({
      work: () => api('PATCH /api/classes/:id', { params, body: { joining } }),
      done: joining ? 'Pupils can join now' : 'Nobody more can join',
      failed: 'Nothing was changed',
    })
  const renew = async () => {
    await act({
      work: () => api('POST /api/classes/:id/code', { params }),
      done: 'The class has a new code',
      failed: 'The code is still the old one',
    })
    setAsking(false)
  }
  return (
    <Panel title="How pupils join" aside={archived ? 'archived' : joining ? 'open' : 'closed'}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-ink-soft">Class code</p>
          <p className="font-mono text-h1 leading-tight font-bold tracking-wide">{shownJoinCode(joinCode)}</p>
          <p className="mt-1 text-small break-all text-ink-soft">{joinUrl}</p>
        </div>
        <QrCode qr={qr} label={`QR code for ${joinUrl}`} className="w-36" />
      </div>
      <p className="mt-4 text-ink-soft">
        {joining
          ? 'Pupils type the code at ‘Join a class’, or scan the square. Whoever has the code can join: give it to your pupils only.'
          : 'Nobody more can join. Pupils who are in the class still sign in with this code.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onPrint}>
          <Printer aria-hidden className="size-5" /> Print the code
        </Button>
        <Button busy={busy} onClick={() => open(!joining)}>
          {joining ? 'Stop joining' : 'Allow joining'}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <RefreshCw aria-hidden className="size-5" /> New code
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Give the class a new code?">
        <p className="mb-5">
          The old code and everything printed with it stop working. Nobody leaves the class; pupils who sign in with
          pictures need the new code.
        </p>
        <DialogActions onCancel={() => setAsking(false)}>
          <Button look="main" busy={busy} busyLabel="Changing…" onClick={renew}>
            New code
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
