import { useEffect, useRef, useState } from 'react'
import type { Broadcast } from '#contract/broadcasts.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { counted } from '../progress/counted.ts'
import { momentIn } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { SchoolSelect, schoolIn } from './school-select.tsx'
import type { ToolProps } from './system-tools.tsx'
import { useSave } from './use-save.ts'

const roles = ['student', 'teacher', 'parent', 'admin'] as const
const roleNames = { student: 'Students', teacher: 'Teachers', parent: 'Parents', admin: 'Admins' }

interface Draft {
  title: string
  message: string
  roles: (typeof roles)[number][]
  schoolId: string | null
  byMail: boolean
  reach: { people: number; withMail: number }
}

/** Writes a notification, shows it with how many it would reach, and sends it; below, what was sent before. */
export default function BroadcastForm({ overview: { schools } }: ToolProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [sent, setSent] = useState<readonly Broadcast[]>([])
  const form = useRef<HTMLFormElement>(null)
  const id = useRef(clientId())
  const { busy, fields, save } = useSave()
  const list = () =>
    api('GET /api/admin/notifications').then(
      ({ broadcasts }) => setSent(broadcasts),
      () => {},
    )
  useEffect(() => void list(), [])

  const preview = async () => {
    if (!form.current?.reportValidity()) return
    const data = new FormData(form.current)
    const audience = {
      roles: roles.filter((role) => data.getAll('roles').includes(role)),
      schoolId: schoolIn(data),
    }
    const [title, message] = [String(data.get('title')), String(data.get('message'))]
    await save({
      work: async () => {
        const reach = await api('POST /api/admin/notifications/preview', { body: audience })
        setDraft({ title, message, ...audience, byMail: data.get('byMail') === 'on', reach })
      },
      done: null,
      failed: 'We could not count who this will reach',
    })
  }
  const send = async ({ reach: _, ...body }: Draft) => {
    const went = await save({
      work: () => api('POST /api/admin/notifications', { body: { id: id.current, ...body } }),
      done: ({ people }) => `On its way to ${counted(people, 'person', 'people')}`,
      failed: 'The notification was not sent',
    })
    if (!went) return
    id.current = clientId()
    form.current?.reset()
    setDraft(null)
    await list()
  }
  return (
    <div className="grid gap-5">
      {/* Hidden while it is previewed, not gone: what was typed stays. */}
      <form
        ref={form}
        hidden={draft !== null}
        onSubmit={(event) => {
          event.preventDefault()
          void preview()
        }}
      >
        <div className="grid gap-4">
          <fieldset>
            <legend className="mb-1.5 font-bold">To</legend>
            <div className="flex flex-wrap gap-x-5">
              {roles.map((role) => (
                <label key={role} className="touch flex items-center gap-2">
                  <input type="checkbox" name="roles" value={role} className="size-5" />
                  {roleNames[role]}
                </label>
              ))}
            </div>
            <p className="text-small text-ink-soft">With none ticked it goes to everybody.</p>
          </fieldset>
          <SchoolSelect schools={schools} error={fields.schoolId} />
          <Field label="Title" name="title" required maxLength={120} error={fields.title} />
          <TextArea label="Message" name="message" required maxLength={4000} rows={5} error={fields.message} />
          <label className="touch flex items-center gap-3 font-bold">
            <input type="checkbox" name="byMail" className="size-5" />
            Send it by mail too
          </label>
          <Button type="submit" busy={busy} className="justify-self-end">
            Preview
          </Button>
        </div>
      </form>
      {draft && <Preview draft={draft} busy={busy} onChange={() => setDraft(null)} onSend={() => void send(draft)} />}
      {sent.length > 0 && <History sent={sent} />}
    </div>
  )
}

interface PreviewProps {
  draft: Draft
  busy: boolean
  onChange: () => void
  onSend: () => void
}

function Preview({ draft: { title, message, byMail, reach }, busy, onChange, onSend }: PreviewProps) {
  return (
    <section aria-label="Preview" className="grid gap-4">
      <div className="index-card p-4">
        <h3 className="text-large">{title}</h3>
        <p className="mt-1 whitespace-pre-line">{message}</p>
      </div>
      <p>
        {reach.people === 0
          ? 'Nobody would get it: choose other roles or another school.'
          : `${counted(reach.people, 'person', 'people')} will see it in Revisewell${byMail ? `, and ${reach.withMail} will get it by mail` : ''}.`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onChange}>
          Change it
        </Button>
        {reach.people > 0 && (
          <Button look="main" busy={busy} busyLabel="Sending..." onClick={onSend}>
            Send to {counted(reach.people, 'person', 'people')}
          </Button>
        )}
      </div>
    </section>
  )
}

function History({ sent }: { sent: readonly Broadcast[] }) {
  return (
    <section aria-labelledby="sent-before">
      <h3 id="sent-before" className="mb-2">
        Sent before
      </h3>
      <ul className="grid gap-2">
        {sent.map(({ id, title, roles: to, school, byMail, sentAt, told, finished }) => (
          <li key={id} className="rounded-md border border-line p-3">
            <p className="font-bold">{title}</p>
            <p className="text-small text-ink-soft">
              {momentIn(sentAt)} · to {to.map((role) => roleNames[role].toLowerCase()).join(', ') || 'everybody'}
              {school && ` at ${school}`} · {finished ? `${counted(told, 'person', 'people')} told` : 'on its way'}
              {byMail && ' · by mail too'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
