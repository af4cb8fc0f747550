import type { SubmitEvent } from 'react'
import { useHelpRequest } from '../api/use-help-request.ts'
import { useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useToast } from '../ui/toast.tsx'
import type { FormOutcome } from './send-from-form.ts'

const SENT = "Your message has been sent! We'll get back to you soon."

/** Contract §2 and §8. `outcome` is that of a form posted without the page's script. */
export function ContactForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const { profile } = useSession()
  const { sending, failed, fields, send } = useHelpRequest('help-centre')
  const toast = useToast()
  const typed = outcome && !outcome.sent ? outcome.values : undefined
  const wrong = { ...outcome?.fields, ...fields }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const entries = new FormData(form)
    const text = (name: string) => String(entries.get(name) ?? '')
    if (!(await send({ name: text('name'), email: text('email'), message: text('issue') }))) return
    form.reset()
    toast({ title: 'Success', description: SENT })
  }

  return (
    // A person's own name and address are filled in once they are known.
    <form
      key={profile?.id ?? 'guest'}
      method="post"
      action="/help"
      onSubmit={submit}
      className="index-card grid gap-4 p-5 sm:p-6"
    >
      {outcome?.sent && (
        <p role="status" className="rounded-md border border-good-edge bg-good-wash px-4 py-3">
          <strong className="block">Success</strong>
          {SENT}
        </p>
      )}
      <Field
        label="Name"
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={typed?.name ?? profile?.fullName}
        error={wrong.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={typed?.email ?? profile?.email}
        error={wrong.email}
      />
      <TextArea
        label="Issue"
        name="issue"
        hint="What were you doing, and what happened?"
        required
        maxLength={5000}
        rows={6}
        defaultValue={typed?.issue}
        error={wrong.message}
      />
      {(failed || typed) && (
        <div role="alert">
          <FieldError>Failed to send message. Please try again.</FieldError>
        </div>
      )}
      <Button type="submit" look="main" size="large" busy={sending} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}
