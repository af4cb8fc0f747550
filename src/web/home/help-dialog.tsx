import type { SubmitEvent } from 'react'
import { useHelpRequest } from '../api/use-help-request.ts'
import { useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useToast } from '../ui/toast.tsx'

/** Specification, sections 2, 4 and 8: what is typed stays until it has been sent. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { profile } = useSession()
  const { sending, failed, fields, send } = useHelpRequest('dialog')
  const toast = useToast()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const entries = new FormData(form)
    const text = (name: string) => String(entries.get(name) ?? '')
    if (!(await send({ name: text('name'), email: text('email'), message: text('message') }))) return
    form.reset()
    onClose()
    toast({ title: 'Success', description: "Your message has been sent! We'll get back to you soon." })
  }

  return (
    <Dialog open={open} onClose={onClose} title="Help & Support" description="Write to us and we will answer by email.">
      {/* A person's own name and address are filled in once they are known. */}
      <form key={profile?.id ?? 'guest'} onSubmit={submit} className="grid gap-4">
        <Field
          label="Name"
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={profile?.fullName}
          error={fields.name}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={profile?.email}
          error={fields.email}
        />
        <TextArea label="Message" name="message" required maxLength={5000} rows={5} error={fields.message} />
        {failed && (
          <div role="alert">
            <FieldError>Failed to send message. Please try again.</FieldError>
          </div>
        )}
        <Button type="submit" look="main" size="large" busy={sending} busyLabel="Sending...">
          Send Message
        </Button>
      </form>
    </Dialog>
  )
}
