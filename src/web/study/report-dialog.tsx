import { type SubmitEvent, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useToast } from '../ui/toast.tsx'

interface ReportDialogProps {
  itemId: string
  what: string
  open: boolean
  onClose: () => void
}

/** What is typed stays until it has been sent; a try again after a lost reply is the same report. */
export default function ReportDialog({ itemId, what, open, onClose }: ReportDialogProps) {
  const toast = useToast()
  const [id, setId] = useState(clientId)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const note = String(new FormData(form).get('note') ?? '')
      await api('POST /api/mistake-reports', { body: { id, itemId, note } })
      form.reset()
      setId(clientId())
      setFailed('')
      onClose()
      toast({ title: 'Thank you', description: 'Somebody will look at it.' })
    } catch (error) {
      setFailed(error instanceof Error ? error.message : '')
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report a mistake"
      description={`What is wrong in this ${what}? It goes to the people who look after the material.`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextArea label="What is wrong" name="note" required maxLength={1000} rows={4} />
        {failed && (
          <div role="alert">
            <FieldError>The report was not sent. {failed}</FieldError>
          </div>
        )}
        <Button type="submit" look="main" busy={busy} busyLabel="Sending...">
          Send report
        </Button>
      </form>
    </Dialog>
  )
}
