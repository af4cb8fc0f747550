import { useState } from 'react'
import type { GroupMessage } from '#contract/groups.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { reportReasons } from '#domain/groups/moderation.ts'
import type { ReportReason } from '#domain/groups/moderation-schemas.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useToast } from '../../ui/toast.tsx'

interface ReportDialogProps {
  groupId: string
  /** What is reported; null while nothing. */
  message: GroupMessage | null
  onClose: () => void
}

/** Tells those who look after the group of a message. What was typed stays when it could not be sent. */
export function ReportDialog({ groupId, message, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title="Report this message"
      description="Teachers who look after your group will read it, with what was said before and after. Nobody in the group is told who reported it."
    >
      {message && <ReportForm key={message.id} groupId={groupId} message={message} onClose={onClose} />}
    </Dialog>
  )
}

function ReportForm({ groupId, message, onClose }: ReportDialogProps & { message: GroupMessage }) {
  const toast = useToast()
  const [id] = useState(clientId)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async (form: FormData) => {
    setBusy(true)
    setError(null)
    try {
      const reason = String(form.get('reason')) as ReportReason
      const body = { id, sequence: message.sequence, reason, note: String(form.get('note')) }
      await api('POST /api/groups/:id/reports', { params: { id: groupId }, body })
      toast({ title: 'Reported', description: 'Thank you. A teacher will look at it.' })
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'That could not be sent.')
    }
    setBusy(false)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <blockquote className="rounded-md border border-line bg-sunken p-3 whitespace-pre-line wrap-anywhere">
        {message.text}
      </blockquote>
      <SelectField label="What is wrong with it?" name="reason" required>
        {reportReasons.map(({ id: reason, text }) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextArea label="Anything else they should know" name="note" rows={3} maxLength={groupLimits.reportNote} />
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" busy={busy} busyLabel="Sending…">
          Report
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
