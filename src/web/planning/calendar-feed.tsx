import { useId, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/fields/field-frame.tsx'
import { useToast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'

/** The plan in another calendar, by a secret address that is shown once and can be ended. */
export function CalendarFeed({ open }: { open: boolean }) {
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const { busy, act } = useAct('feed')
  const toast = useToast()
  const make = () =>
    act({
      work: async () => setUrl((await api('POST /api/plan/feed')).url),
      done: 'The address is ready',
      failed: 'No address was made',
    })
  const end = () =>
    act({
      async work() {
        await api('DELETE /api/plan/feed')
        setUrl(null)
      },
      done: 'The address no longer works',
      failed: 'The address was not ended',
    })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', topic: 'feed' })
  }
  return (
    <Panel title="In your own calendar">
      <p className="mb-3 text-small text-ink-soft">
        Your phone’s calendar can show your papers and what is planned. Anyone who has the address can read the plan, so
        keep it to yourself.
      </p>
      {url && (
        <div className="mb-3 grid gap-2">
          <label htmlFor={id} className="font-bold">
            Address to subscribe to
          </label>
          <input id={id} readOnly value={url} className={inputClass} onFocus={(event) => event.target.select()} />
          <Button className="justify-self-start" onClick={() => void copy(url)}>
            Copy
          </Button>
        </div>
      )}
      {open && !url && <p className="mb-3">An address is in use. It is not shown again; a new one takes its place.</p>}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void make()}>
          {open ? 'Make a new address' : 'Make an address'}
        </Button>
        {open && (
          <Button look="danger" busy={busy} onClick={() => void end()}>
            End it
          </Button>
        )}
      </div>
    </Panel>
  )
}
