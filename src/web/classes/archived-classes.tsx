import type { ClassSummary } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** Classes that are put away, each with the way back. */
export function ArchivedClasses({ classes }: { classes: readonly ClassSummary[] }) {
  const { busy, act } = useAct('classes')
  const restore = ({ id, name }: ClassSummary) =>
    act({
      work: () => api('PATCH /api/classes/:id', { params: { id }, body: { archived: false } }),
      done: `${name} is back`,
      failed: 'The class is still archived',
    })
  return (
    <details className="index-card mb-10 p-5">
      <summary className="touch flex cursor-pointer items-center font-bold">
        Archived classes ({classes.length})
      </summary>
      <ul className="mt-3 grid gap-2">
        {classes.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{one.name}</strong> <span className="text-ink-soft">{counted(one.pupils, 'pupil')}</span>
            </span>
            {one.own && (
              <Button busy={busy} onClick={() => restore(one)}>
                Restore <span className="sr-only">{one.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
