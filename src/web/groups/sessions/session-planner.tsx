import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { GroupSession } from '#contract/group-sessions.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { sessionTopics } from '#domain/groups/ready-made-names.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { clientId } from '../../api/client-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAct } from '../../ui/use-act.ts'

interface SessionPlannerProps {
  groupId: string
  /** The next one, which can be moved or called off. */
  session: GroupSession | null
  /** Whether the leader may say in words of their own what it is about. */
  ownWords: boolean
}

const lengths = [15, 30, 45, 60, 90, 120]

/** What the leader does about sessions: plan, move, call off. */
export function SessionPlanner({ groupId, session, ownWords }: SessionPlannerProps) {
  const [open, setOpen] = useState<'plan' | 'move' | 'call-off' | null>(null)
  const { busy, act } = useAct('session')
  const close = () => setOpen(null)
  return (
    <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
      <Button onClick={() => setOpen('plan')}>Plan a session</Button>
      {session && (
        <>
          <Button look="quiet" onClick={() => setOpen('move')}>
            Change it
          </Button>
          <Button look="quiet" onClick={() => setOpen('call-off')}>
            Call it off
          </Button>
        </>
      )}
      <Dialog open={open === 'plan'} onClose={close} title="Plan a session">
        {open === 'plan' && <SessionForm groupId={groupId} session={null} ownWords={ownWords} onDone={close} />}
      </Dialog>
      <Dialog open={open === 'move'} onClose={close} title="Change the next session">
        {open === 'move' && session && (
          <SessionForm groupId={groupId} session={session} ownWords={ownWords} onDone={close} />
        )}
      </Dialog>
      <Dialog
        open={open === 'call-off'}
        onClose={close}
        title="Call the next session off?"
        description="The others see that it is off, also in their calendars."
      >
        <DialogActions cancel="Keep it" onCancel={close}>
          <Button
            look="danger"
            busy={busy}
            onClick={async () => {
              if (!session) return
              await act({
                work: () =>
                  api('DELETE /api/groups/:id/sessions/:sessionId', { params: { id: groupId, sessionId: session.id } }),
                done: 'The session is called off',
                failed: 'The session was not called off',
              })
              close()
            }}
          >
            Call it off
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}

function SessionForm({ groupId, session, ownWords, onDone }: SessionPlannerProps & { onDone: () => void }) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [sessionId] = useState(() => session?.id ?? clientId())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  const save = async (form: FormData) => {
    // The device's own time: what the leader means by four o'clock.
    const start = new Date(`${String(form.get('day'))}T${String(form.get('time'))}`)
    if (Number.isNaN(start.getTime()))
      return setProblem({ message: 'Say on which day and when it begins.', fields: {} })
    setBusy(true)
    setProblem(null)
    try {
      await api('PUT /api/groups/:id/sessions/:sessionId', {
        params: { id: groupId, sessionId },
        body: {
          startsAt: start.toISOString(),
          minutes: Number(form.get('minutes')),
          topic: String(form.get('topic')),
        },
      })
      await revalidate()
      toast({ title: session ? 'The session is changed' : 'The session is planned' })
      onDone()
    } catch (error) {
      const fields = error instanceof ApiError ? (error.details.fields ?? {}) : {}
      setProblem({ message: error instanceof Error ? error.message : 'That was not saved.', fields })
    }
    setBusy(false)
  }
  const start = session ? new Date(session.startsAt) : null
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <Field
        label="Day"
        name="day"
        type="date"
        required
        defaultValue={start ? localDay(start) : ''}
        error={problem?.fields.startsAt}
      />
      <Field label="Begins at" name="time" type="time" required defaultValue={start ? localTime(start) : ''} />
      <SelectField label="How long" name="minutes" required defaultValue={session?.minutes ?? 45}>
        {[...new Set([...lengths, ...(session ? [session.minutes] : [])])]
          .toSorted((a, b) => a - b)
          .map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
      </SelectField>
      <TopicField ownWords={ownWords} topic={session?.topic ?? ''} error={problem?.fields.topic} />
      {problem && (
        <div role="alert">
          <FieldError>{problem.message}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
          {session ? 'Save' : 'Plan it'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

/** What it is about: in words of one's own with suggestions, or one of the suggestions. */
function TopicField({ ownWords, topic, error }: { ownWords: boolean; topic: string; error: string | undefined }) {
  if (ownWords)
    return (
      <>
        <Field
          label="What about"
          name="topic"
          list="session-topics"
          maxLength={groupLimits.topic}
          defaultValue={topic}
          error={error}
        />
        <datalist id="session-topics">
          {sessionTopics.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </>
    )
  return (
    <SelectField label="What about" name="topic" defaultValue={topic} error={error}>
      <option value="">Nothing in particular</option>
      {[...new Set([...(topic ? [topic] : []), ...sessionTopics])].map((text) => (
        <option key={text}>{text}</option>
      ))}
    </SelectField>
  )
}

const two = (part: number) => String(part).padStart(2, '0')
const localDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
const localTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`
