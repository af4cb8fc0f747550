import { Plus, Trash2 } from 'lucide-react'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { emptyPlace } from '../question-draft.ts'
import { RowFields } from '../row-fields.tsx'
import { ForgivingFields } from '../typed/forgiving-fields.tsx'

/** What belongs at each number of the picture, and whether words are chosen or typed. */
export function LabelFields({ draft, change }: DraftProps) {
  const { places } = draft
  const set = (at: number, changes: Partial<(typeof places)[number]>) =>
    change({ places: places.map((place, index) => (index === at ? { ...place, ...changes } : place)) })
  return (
    <div className="grid gap-4">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-bold">Numbered places</legend>
        <p className="text-small text-ink-soft">
          Put a picture with numbers on it into the question. Then write what belongs at each number.
        </p>
        {places.map((place, at) => (
          <div key={place.id} className="grid gap-2 rounded-md border border-line p-3 sm:grid-cols-2">
            <Field
              label={`Label of number ${at + 1}`}
              hint="With a bar before any other answer that you accept: nucleus|cell nucleus"
              required
              autoComplete="off"
              maxLength={questionLimits.option}
              value={place.accepted}
              onChange={({ currentTarget: { value } }) => set(at, { accepted: value })}
            />
            <Field
              label={`Where number ${at + 1} is, in words`}
              hint="For pupils who can’t see the picture. Don’t give the label away."
              autoComplete="off"
              maxLength={questionLimits.misconception}
              value={place.says}
              onChange={({ currentTarget: { value } }) => set(at, { says: value })}
            />
            {places.length > 1 && (
              <Button
                look="quiet"
                className="justify-self-start"
                onClick={() => change({ places: places.filter((_, index) => index !== at) })}
              >
                <Trash2 aria-hidden className="size-5" /> Take out number {at + 1}
              </Button>
            )}
          </div>
        ))}
        {places.length < questionLimits.options && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => change({ places: [...places, emptyPlace()] })}
          >
            <Plus aria-hidden className="size-5" /> Add a number
          </Button>
        )}
      </fieldset>
      <label className="touch flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5"
          checked={draft.bank}
          onChange={(event) => change({ bank: event.currentTarget.checked })}
        />
        Pupils choose from a list of the labels
      </label>
      {draft.bank ? (
        <RowFields
          legend="More words for the list, which fit no number (optional)"
          name="Word"
          rows={draft.words}
          least={0}
          onRows={(words) => change({ words })}
        />
      ) : (
        <ForgivingFields draft={draft} change={change} />
      )}
    </div>
  )
}
