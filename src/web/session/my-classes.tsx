import { useCallback, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { listMyClassesEndpoint } from '#contract/class-joining.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { LiveQuizOn } from '#contract/live-quiz.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAct } from '../ui/use-act.ts'
import { LiveNow } from './live-now.tsx'

type Mine = ResponseOf<typeof listMyClassesEndpoint>

/** The classes that a pupil is in and who teaches them, joining and leaving; and adding an address where there is none. */
export function MyClasses() {
  const [mine, setMine] = useState<Mine | 'failed' | null>(null)
  const [leaving, setLeaving] = useState<Mine['classes'][number] | null>(null)
  const { busy, act } = useAct('my-classes')
  const [live, setLive] = useState<readonly LiveQuizOn[]>([])
  const load = useCallback(async () => {
    const [classes, { quizzes }] = await Promise.all([
      api('GET /api/my-classes').catch(() => 'failed' as const),
      api('GET /api/live-quizzes').catch(() => ({ quizzes: [] })),
    ])
    setMine(classes)
    setLive(quizzes.filter(({ classId }) => classId !== null))
  }, [])
  useEffect(() => void load(), [load])

  const leave = async (joined: Mine['classes'][number]) => {
    await act({
      work: () => api('DELETE /api/my-classes/:id', { params: { id: joined.id } }),
      done: `You left ${joined.name}`,
      failed: `You are still in ${joined.name}`,
    })
    setLeaving(null)
    await load()
  }

  return (
    <section aria-labelledby="my-classes" className="index-card mt-8 p-5 sm:p-6">
      <h2 id="my-classes" className="mb-3 text-h3">
        Your classes
      </h2>
      {mine === null && <Spinner label="Looking up your classes" />}
      {mine === 'failed' && (
        <p className="mb-3">
          Your classes could not be looked up.{' '}
          <Button look="quiet" onClick={load}>
            Try again
          </Button>
        </p>
      )}
      {mine !== null && mine !== 'failed' && (
        <>
          {mine.classes.length === 0 && (
            <p className="mb-3 text-ink-soft">You are in no class, so no teacher sees your revision.</p>
          )}
          <div className="mb-3 empty:hidden">
            <LiveNow quizzes={live} onLook={load} />
          </div>
          <ul className="grid gap-2">
            {mine.classes.map((joined) => (
              <li key={joined.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>
                  <strong>{joined.name}</strong>{' '}
                  <span className="text-ink-soft">
                    taught by{' '}
                    {joined.teachers
                      .map(({ name, confirmedBy }) => (confirmedBy ? name : `${name} (not confirmed)`))
                      .join(', ')}
                    {joined.school && `, ${joined.school}`}
                  </span>
                </span>
                <Button look="quiet" onClick={() => setLeaving(joined)}>
                  Leave <span className="sr-only">{joined.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {mine.signIn !== 'email' && <AddEmail username={mine.username ?? ''} />}
        </>
      )}
      <Form method="get" action="/join" className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          label="Join a class by its code"
          name="code"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          className="grow basis-56 sm:max-w-xs"
        />
        <Button type="submit">Find the class</Button>
      </Form>
      <Dialog open={leaving !== null} onClose={() => setLeaving(null)} title={`Leave ${leaving?.name ?? 'the class'}?`}>
        <p className="mb-5">
          Your teacher sees nothing more of your revision, and you lose what is shared with the class. You can join
          again with its code.
        </p>
        <DialogActions onCancel={() => setLeaving(null)}>
          <Button look="danger" busy={busy} busyLabel="Leaving…" onClick={() => leaving && leave(leaving)}>
            Leave the class
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}

/** An account that a teacher made becomes the pupil's own with an address. */
function AddEmail({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { busy, act } = useAct('my-email')
  const add = (email: string) =>
    act({
      work: async () => {
        await api('POST /api/my-email', { body: { email } })
        form.current?.reset()
      },
      done: 'Look at your mail, and open its link on this device',
      failed: 'No mail was sent',
    })
  return (
    <form
      ref={form}
      className="mt-5 grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add(String(new FormData(event.currentTarget).get('email') ?? ''))
      }}
    >
      <p>
        You sign in through your class as <strong className="font-mono">{username}</strong>. With an email address you
        can also sign in by yourself, and keep your account when you change school. Ask a grown-up first.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Email address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className="grow basis-56 sm:max-w-xs"
        />
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Add this address
        </Button>
      </div>
    </form>
  )
}
