import type { Child } from '#contract/families.ts'
import { counted } from '../progress/counted.ts'
import { longDay, shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { Badge } from '../ui/badge.tsx'

/** What lies ahead of a child: what teachers set, cards that come back, and papers. */
export function ComingUp({ child: { exams, tasks, dueNow }, name }: { child: Child; name: string }) {
  return (
    <Panel title="Coming up">
      <h3 className="mb-2 text-base">Tasks</h3>
      {tasks.length > 0 ? (
        <ul className="mb-5 grid gap-2">
          {tasks.map(({ id, title, teacher, dueOn, dueTime, state }) => (
            <li key={id}>
              <p className="font-bold">
                {title} {state === 'overdue' && <Badge tone="warn">Overdue</Badge>}
              </p>
              <p className="text-small text-ink-soft">
                {teacher} · due {longDay(dueOn)}, {dueTime}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-5 text-ink-soft">Nothing from teachers that is still to do.</p>
      )}
      <h3 className="mb-2 text-base">Cards to see again</h3>
      <p className="mb-5 text-ink-soft">{dueNow > 0 ? `${counted(dueNow, 'card')} now.` : 'None now.'}</p>
      <h3 className="mb-2 text-base">Exams</h3>
      {exams.length > 0 ? (
        <ul className="grid gap-2">
          {exams.map(({ id, subjectTitle, paper, day, days }) => (
            <li key={id}>
              <p className="font-bold">{[subjectTitle, paper].filter(Boolean).join(', ')}</p>
              <p className="text-small text-ink-soft">
                {shortDay(day)}, {days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{name} has entered no papers in the plan yet.</p>
      )}
    </Panel>
  )
}
