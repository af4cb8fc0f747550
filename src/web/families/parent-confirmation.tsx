import { Check, Clock } from 'lucide-react'
import type { Child } from '#contract/families.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** The second proof that somebody is a child's parent or carer: the school says so. */
export function ParentConfirmation({ child, name }: { child: Child; name: string }) {
  const { busy, act } = useAct('child')
  const { studentId, school, confirmation } = child
  const ask = () =>
    act({
      work: () => api('POST /api/children/:id/confirmation', { params: { id: studentId } }),
      done: 'The school has been asked to confirm you',
      failed: 'The school was not asked',
    })
  return (
    <Panel title="Confirmed by the school">
      {confirmation === 'confirmed' && (
        <p className="flex gap-2">
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-good" />
          The school has confirmed that you are {name}’s parent or carer. You can decide what {name} is allowed,
          download their data and have their account deleted.
        </p>
      )}
      <div role="status">
        {confirmation === 'asked' && (
          <p className="flex gap-2">
            <Clock aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft" />
            {school ?? 'The school'} has been asked. You will get a notice when somebody there has decided.
          </p>
        )}
      </div>
      {confirmation === 'none' && (
        <>
          <p className="mb-3 max-w-prose">
            You see how {name} is doing. To decide what {name} is allowed, download their data or have their account
            deleted, the school has to confirm that you are their parent or carer. It sees your name and email address.
          </p>
          <Button className="self-start" busy={busy} busyLabel="Asking…" onClick={() => void ask()}>
            Ask the school to confirm you
          </Button>
        </>
      )}
    </Panel>
  )
}
