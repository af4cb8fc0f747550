import { questionLimits } from '#domain/questions/question-limits.ts'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { RowFields } from '../row-fields.tsx'

/** The key and its distractors, each distractor with the misconception that it shows. */
export function OptionFields({ draft, change }: DraftProps) {
  const one = draft.kind === 'multiple-choice'
  const right = (id: string) => (one ? draft.correct[0] === id : draft.correct.includes(id))
  const mark = (id: string, checked: boolean) => {
    if (one) change({ correct: [id] })
    else change({ correct: checked ? [...draft.correct, id] : draft.correct.filter((other) => other !== id) })
  }
  const setMisconception = (id: string, misconception: string) =>
    change({ options: draft.options.map((option) => (option.id === id ? { ...option, misconception } : option)) })
  return (
    <RowFields
      legend={one ? 'Options: say which one is right' : 'Options: say which ones are right'}
      name="Option"
      rows={draft.options}
      least={2}
      most={questionLimits.options}
      onRows={(options) => change({ options })}
      before={(option, at) => (
        <label className="touch flex shrink-0 items-center gap-2">
          <input
            type={one ? 'radio' : 'checkbox'}
            name="right-option"
            className="size-4.5"
            checked={right(option.id)}
            onChange={(event) => mark(option.id, event.currentTarget.checked)}
          />
          <span className="text-small">
            Right<span className="sr-only">: option {at + 1}</span>
          </span>
        </label>
      )}
      below={(option, at) =>
        right(option.id) ? null : (
          <input
            aria-label={`Misconception that option ${at + 1} shows`}
            placeholder="Misconception: which wrong idea choosing this shows (optional)"
            value={option.misconception}
            maxLength={questionLimits.misconception}
            autoComplete="off"
            onChange={(event) => setMisconception(option.id, event.currentTarget.value)}
            className={inputClass}
          />
        )
      }
    />
  )
}
