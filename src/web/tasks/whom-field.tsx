import { ChevronDown } from 'lucide-react'
import type { TaskChoices } from '#contract/tasks.ts'
import { counted } from '../progress/counted.ts'
import type { TaskPart } from './task-draft.ts'

interface WhomFieldProps {
  part: Pick<TaskPart, 'classIds' | 'pupils'>
  classes: TaskChoices['classes']
  onChange: (change: Pick<TaskPart, 'classIds' | 'pupils'>) => void
}

/** A class, several, or some pupils of one. */
export function WhomField({ part: { classIds, pupils }, classes, onChange }: WhomFieldProps) {
  const toggleClass = (id: string, on: boolean) =>
    onChange({ classIds: on ? [...classIds, id] : classIds.filter((other) => other !== id), pupils })
  const togglePupil = (classId: string, id: string, on: boolean) => {
    const own = pupils[classId] ?? []
    onChange({ classIds, pupils: { ...pupils, [classId]: on ? [...own, id] : own.filter((other) => other !== id) } })
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">For whom</legend>
      <p className="mb-2 text-small text-ink-soft">
        Pupils who join the class later get the work too, while it is open.
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {classes.map(({ id, name, pupils: members }) => {
          const whole = classIds.includes(id)
          const some = pupils[id] ?? []
          return (
            <li key={id} className="rounded-md border border-line-strong px-3 py-1.5">
              <label className="touch flex items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={whole}
                  onChange={(event) => toggleClass(id, event.target.checked)}
                />
                <strong className="min-w-0">{name}</strong>
                <span className="text-ink-soft">{counted(members.length, 'pupil')}</span>
              </label>
              {!whole && members.length > 0 && (
                <details className="group" open={some.length > 0 || undefined}>
                  <summary className="touch -ml-1 inline-flex items-center gap-1.5 rounded-md px-1 font-bold text-link hover:underline">
                    <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
                    Some pupils of {name}
                    {some.length > 0 && ` (${some.length})`}
                  </summary>
                  <ul className="grid pb-2 pl-1">
                    {members.map((pupil) => (
                      <li key={pupil.id}>
                        <label className="touch flex items-center gap-3">
                          <input
                            type="checkbox"
                            className="size-5 shrink-0"
                            checked={some.includes(pupil.id)}
                            onChange={(event) => togglePupil(id, pupil.id, event.target.checked)}
                          />
                          {pupil.name}
                        </label>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
