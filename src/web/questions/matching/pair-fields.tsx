import { Plus, Trash2 } from 'lucide-react'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { type DraftPair, emptyPair } from '../question-draft.ts'
import { RowFields } from '../row-fields.tsx'

/** Stems with the choice that belongs to each, and choices that belong to none. */
export function PairFields({ draft, change }: DraftProps) {
  const { pairs, distractors } = draft
  const set = (at: number, changes: Partial<DraftPair>) =>
    change({ pairs: pairs.map((pair, index) => (index === at ? { ...pair, ...changes } : pair)) })
  return (
    <div className="grid gap-4">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-bold">Pairs</legend>
        {pairs.map((pair, at) => (
          <div key={pair.id} className="flex items-center gap-2 rounded-md border border-line p-3">
            <div className="grid grow gap-2 sm:grid-cols-2">
              <input
                aria-label={`Pair ${at + 1}: stem`}
                placeholder="Stem"
                value={pair.stem}
                maxLength={questionLimits.option}
                onChange={(event) => set(at, { stem: event.currentTarget.value })}
                className={inputClass}
              />
              <input
                aria-label={`Pair ${at + 1}: what belongs to it`}
                placeholder="What belongs to it"
                value={pair.choice}
                maxLength={questionLimits.option}
                onChange={(event) => set(at, { choice: event.currentTarget.value })}
                className={inputClass}
              />
            </div>
            {pairs.length > 2 && (
              <Button
                look="quiet"
                aria-label={`Take out pair ${at + 1}`}
                onClick={() => change({ pairs: pairs.filter((_, index) => index !== at) })}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            )}
          </div>
        ))}
        {pairs.length < questionLimits.options && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => change({ pairs: [...pairs, emptyPair()] })}
          >
            <Plus aria-hidden className="size-5" /> Add pair
          </Button>
        )}
      </fieldset>
      <RowFields
        legend="Distractors: choices that belong to none (optional)"
        name="Distractor"
        rows={distractors}
        least={0}
        onRows={(rows) => change({ distractors: rows })}
      />
    </div>
  )
}
