import { type PlotTask, plotTasks } from '#domain/questions/plot/schemas.ts'
import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import type { AxisDraft, PlotDraft } from './plot-draft.ts'

const taskNames: Record<PlotTask, string> = {
  points: 'Points on a grid',
  line: 'A straight line',
  bars: 'Bars',
  'number-line': 'Points on a number line',
}
const hints: Record<PlotTask, string> = {
  points: 'One point a line, such as 3, -4',
  line: 'Two points that the line goes through, one a line, such as 0, 1',
  bars: 'One bar a line with its height, such as Red: 4',
  'number-line': 'One number a line',
}
const axisParts: [keyof AxisDraft, string][] = [
  ['label', 'label'],
  ['from', 'from'],
  ['to', 'to'],
  ['step', 'a line every'],
]

/** What is plotted, on which axes, and how far it may be off. */
export function PlotFields({ draft: { plot }, change }: DraftProps) {
  const set = (changes: Partial<PlotDraft>) => change({ plot: { ...plot, ...changes } })
  const axis = (name: 'x' | 'y', legend: string) => (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {axisParts.map(([part, said]) => (
        <Field
          key={part}
          label={`${name === 'x' ? 'Along' : 'Up'}: ${said}`}
          required={part !== 'label'}
          autoComplete="off"
          maxLength={60}
          value={plot[name][part]}
          onChange={({ currentTarget: { value } }) => set({ [name]: { ...plot[name], [part]: value } })}
        />
      ))}
    </fieldset>
  )
  return (
    <div className="grid gap-4">
      <SelectField
        label="What is plotted"
        required
        value={plot.task}
        onChange={({ currentTarget: { value } }) => set({ task: plotTasks.find((task) => task === value) ?? 'points' })}
      >
        {plotTasks.map((task) => (
          <option key={task} value={task}>
            {taskNames[task]}
          </option>
        ))}
      </SelectField>
      {plot.task !== 'bars' && axis('x', 'Axis along the bottom')}
      {plot.task !== 'number-line' && axis('y', 'Axis up the side')}
      <TextArea
        label="Right answer"
        hint={hints[plot.task]}
        required
        rows={3}
        value={plot.answer}
        onChange={({ currentTarget: { value } }) => set({ answer: value })}
      />
      <Field
        label="Tolerance, in squares"
        hint="How far each point may be off, such as 0.25 or 0.5"
        required
        inputMode="decimal"
        value={plot.tolerance}
        onChange={({ currentTarget: { value } }) => set({ tolerance: value })}
      />
    </div>
  )
}
