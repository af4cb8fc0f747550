import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useSave } from '../../api/use-save.ts'
import { CodeField } from '../../session/code-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { QrPicture } from '../../ui/pictures/qr-picture.tsx'
import { textIn } from '../form-outcome.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** What was pressed is gone: the reader goes on here. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface AppDialogProps {
  onClose: () => void
  /** With the backup codes that came with it. */
  onDone: (codes: readonly string[]) => void
}

/** Setting up an app that makes codes: the password, then what the app reads, and a code to show that it does. */
export function AppDialog({ onClose, onDone }: AppDialogProps) {
  const [begun, setBegun] = useState<{ uri: string; key: string }>()
  const { busy, fields, save } = useSave()
  if (!begun)
    return (
      <ProofDialog
        onClose={onClose}
        title="Set up an app"
        description="Please give your password first, so that nobody else can do this on your device."
        label="Go on"
        failed="The set-up did not begin"
        work={async (proof) => {
          if ('password' in proof) setBegun(await api('POST /api/me/second-steps/app', { body: proof }))
        }}
        after={() => undefined}
      />
    )
  const submit = (form: FormData) =>
    save({
      work: async () => {
        const { backupCodes } = await api('PUT /api/me/second-steps/app', { body: { code: textIn(form, 'code') } })
        onDone(backupCodes)
      },
      failed: 'The app is not set up yet',
      after: () => undefined,
    })
  return (
    <Dialog open onClose={onClose} title="Set up an app">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit(new FormData(event.currentTarget))
        }}
      >
        <p ref={takeFocus} tabIndex={-1}>
          Open an app that makes codes on your phone, such as your password manager or an authenticator app. Add an
          account, and point it at this picture:
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <QrPicture text={begun.uri} label="QR code for your app" />
          <p className="min-w-0 grow basis-40">
            Or type this key into the app:
            <code className="mt-1 block font-mono wrap-anywhere">{begun.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
        <CodeField hint="The six figures that the app shows now." error={fields.code} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="One moment...">
            Turn on
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
