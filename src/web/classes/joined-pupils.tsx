import { Link } from 'react-router'
import type { ClassDetail } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** What a teacher sees of a class before a school has confirmed them: the names that pupils gave when they joined. */
export function JoinedPupils({ classId, joined }: { classId: string; joined: ClassDetail['joined'] }) {
  const { busy, act } = useAct('joined')
  const remove = (pupilId: string, name: string) =>
    act({
      work: () => api('DELETE /api/classes/:id/pupils/:pupilId', { params: { id: classId, pupilId } }),
      done: `${name} is no longer in the class`,
      failed: 'Nothing was changed',
    })
  return (
    <Panel title="Pupils" aside={joined.length > 0 ? String(joined.length) : undefined}>
      <p className="mb-3">
        Until your school has confirmed you, you see the names that pupils joined by, and nothing else.{' '}
        <Link to="/dashboard/teacher" className="link">
          Ask your school
        </Link>
      </p>
      {joined.length === 0 && <p className="text-ink-soft">Nobody has joined yet.</p>}
      <ul className="grid gap-1">
        {joined.map(({ id, name, joinedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <strong>{name}</strong>{' '}
              <span className="text-small text-ink-soft">joined on {shortDay(joinedAt.slice(0, 10))}</span>
            </span>
            <Button look="quiet" busy={busy} onClick={() => void remove(id, name)}>
              Remove <span className="sr-only">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
