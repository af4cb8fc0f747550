import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** Classes of colleagues that the teacher is asked to teach too. */
export function TeacherInvitations({ asked }: { asked: readonly { id: string; name: string; owner: string }[] }) {
  const { busy, act } = useAct('classes')
  if (asked.length === 0) return null
  const answer = (id: string, name: string, accepted: boolean) =>
    act({
      work: () => api('POST /api/classes/:id/acceptance', { params: { id }, body: { accepted } }),
      done: accepted ? `You teach ${name} too` : `You do not teach ${name}`,
      failed: 'Your answer did not arrive',
    })
  return (
    <ul className="mb-8 grid gap-3">
      {asked.map(({ id, name, owner }) => (
        <li key={id} className="index-card flex flex-wrap items-center justify-between gap-3 p-4">
          <span>
            {owner} asks you to teach <strong>{name}</strong> too.
          </span>
          <span className="flex flex-wrap gap-3">
            <Button look="quiet" busy={busy} onClick={() => answer(id, name, false)}>
              Decline <span className="sr-only">{name}</span>
            </Button>
            <Button busy={busy} onClick={() => answer(id, name, true)}>
              Accept <span className="sr-only">{name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
