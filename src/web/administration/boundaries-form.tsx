import { useCallback, useEffect, useState } from 'react'
import type { BoundaryTarget } from '#contract/grade-boundaries.ts'
import { examMonths, readGrades, writeGrades } from '#domain/exam/papers/grade-boundaries.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { ToolProps } from './system-tools.tsx'
import { useSave } from './use-save.ts'

const monthOf = (typed: FormDataEntryValue | null) => examMonths.find((month) => month === typed) ?? 'June'
const nameOf = ({ qualification, paper }: BoundaryTarget) => (paper ? `${qualification}: ${paper}` : qualification)

/** What grades are estimated by, for each qualification and paper that has mocks. */
export default function BoundariesForm({ onClose }: ToolProps) {
  const [targets, setTargets] = useState<readonly BoundaryTarget[] | null>(null)
  const [error, setError] = useState<string>()
  const [id, setId] = useState<string>()
  const load = useCallback(async () => {
    setError(undefined)
    try {
      setTargets((await api('GET /api/admin/grade-boundaries')).targets)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Please try again.')
    }
  }, [])
  useEffect(() => void load(), [load])
  if (error)
    return (
      <ErrorState
        title="The boundaries could not be loaded"
        action={<Button onClick={() => void load()}>Try again</Button>}
      >
        {error}
      </ErrorState>
    )
  if (!targets) return <Spinner label="Loading the papers…" />
  const target = targets.find((one) => one.id === id) ?? targets[0]
  if (!target)
    return (
      <EmptyState title="No mock papers yet">There are no papers here that a grade could be estimated for.</EmptyState>
    )
  return (
    <div className="grid gap-4">
      <SelectField
        label="For"
        hint="A paper’s own boundaries count before those of its qualification."
        value={target.id}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      >
        {[...Map.groupBy(targets, ({ qualification }) => qualification)].map(([qualification, of]) => (
          <optgroup key={qualification} label={qualification}>
            {of.map((one) => (
              <option key={one.id} value={one.id}>
                {one.paper ?? 'All papers together'}
                {one.boundaries && ` (${one.boundaries.month} ${one.boundaries.year})`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TargetForm key={target.id} target={target} onChanged={load} onClose={onClose} />
    </div>
  )
}

function TargetForm(props: { target: BoundaryTarget; onChanged: () => Promise<void>; onClose: () => void }) {
  const { target, onChanged, onClose } = props
  const { boundaries } = target
  const { busy, fields, save } = useSave()
  const [removing, setRemoving] = useState(false)
  const params = { targetId: target.id }
  const onSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    const body = {
      month: monthOf(data.get('month')),
      year: Number(text('year')),
      outOf: Number(text('outOf')),
      grades: readGrades(text('grades')),
    }
    const saved = await save({
      work: () => api('PUT /api/admin/grade-boundaries/:targetId', { params, body }),
      done: `Boundaries saved: ${nameOf(target)}`,
      failed: 'The boundaries were not saved',
    })
    if (saved) await onChanged()
  }
  const remove = async () => {
    const removed = await save({
      work: () => api('DELETE /api/admin/grade-boundaries/:targetId', { params }),
      done: 'Boundaries removed: its mocks show no estimate',
      failed: 'The boundaries were not removed',
    })
    if (removed) await onChanged()
  }
  const gradesFault = Object.entries(fields).find(([name]) => name.startsWith('grades'))?.[1]
  return (
    <form
      noValidate
      className="grid gap-4"
      // What was saved or removed is shown anew.
      key={JSON.stringify(boundaries)}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event.currentTarget)
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Exams of" name="month" defaultValue={boundaries?.month ?? 'June'} error={fields.month}>
          {examMonths.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </SelectField>
        <Field
          label="Year"
          name="year"
          type="number"
          inputMode="numeric"
          required
          defaultValue={boundaries?.year}
          error={fields.year}
        />
      </div>
      <Field
        label="Marks in all"
        name="outOf"
        type="number"
        inputMode="numeric"
        required
        defaultValue={boundaries?.outOf ?? target.marks}
        hint="The most marks that the board’s list names."
        error={fields.outOf}
      />
      <TextArea
        label="Grades"
        name="grades"
        required
        rows={8}
        defaultValue={boundaries ? writeGrades(boundaries.grades) : ''}
        hint="One on each line with its least marks, the highest first, such as: 9 200. Copy them from the board’s own list."
        error={gradesFault}
      />
      {boundaries && (
        <div>
          {removing ? (
            <div role="group" aria-label="Remove these boundaries?" className="flex flex-wrap items-center gap-3">
              <span>Its mocks will show no estimate.</span>
              <Button look="danger" busy={busy} onClick={() => void remove()}>
                Remove
              </Button>
              <Button look="quiet" onClick={() => setRemoving(false)}>
                Keep them
              </Button>
            </div>
          ) : (
            <Button look="quiet" onClick={() => setRemoving(true)}>
              Remove these boundaries
            </Button>
          )}
        </div>
      )}
      <DialogActions onCancel={onClose} cancel="Close">
        <Button type="submit" look="main" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
