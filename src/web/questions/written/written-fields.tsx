import { Plus, Trash2 } from 'lucide-react'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { partId } from '../question-draft.ts'
import { type DraftPoint, emptyPoint } from './written-draft.ts'

const WORDINGS = 'As pupils would write it, with semicolons between'

/** The mark scheme of a written answer: what earns marks, and wordings by which suggestions find it. */
export function WrittenFields({ draft: { points }, change }: DraftProps) {
  const set = (at: number, changes: Partial<DraftPoint>) =>
    change({ points: points.map((point, index) => (index === at ? { ...point, ...changes } : point)) })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-bold">Mark scheme</legend>
      <p className="text-small text-ink-soft">
        You mark the answers yourself. Each point earns its marks, and no answer earns more than the question is worth.
      </p>
      {points.map((point, at) => (
        <fieldset key={point.id} className="grid min-w-0 gap-3 rounded-md border border-line p-3">
          <legend className="sr-only">Point {at + 1}</legend>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_6rem]">
            <Field
              label={`Point ${at + 1}: what earns the mark`}
              required
              value={point.text}
              maxLength={questionLimits.option}
              autoComplete="off"
              onChange={(event) => set(at, { text: event.currentTarget.value })}
            />
            <Field
              label="Its marks"
              required
              inputMode="numeric"
              value={point.marks}
              onChange={(event) => set(at, { marks: event.currentTarget.value })}
            />
          </div>
          <Field
            label="Accept"
            hint={WORDINGS}
            value={point.accept}
            autoComplete="off"
            onChange={(event) => set(at, { accept: event.currentTarget.value })}
          />
          <Field
            label="Reject"
            hint={WORDINGS}
            value={point.reject}
            autoComplete="off"
            onChange={(event) => set(at, { reject: event.currentTarget.value })}
          />
          {points.length > 1 && (
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => change({ points: points.filter((_, index) => index !== at) })}
            >
              <Trash2 aria-hidden className="size-5" /> Take out point {at + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {points.length < questionLimits.points && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => change({ points: [...points, emptyPoint(partId())] })}
        >
          <Plus aria-hidden className="size-5" /> Add a point
        </Button>
      )}
    </fieldset>
  )
}
