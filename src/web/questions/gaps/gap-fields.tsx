import { questionLimits } from '#domain/questions/question-limits.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { RowFields } from '../row-fields.tsx'
import { ForgivingFields } from '../typed/forgiving-fields.tsx'

/** The text with its gaps, and whether words are chosen or typed. */
export function GapFields({ draft, change }: DraftProps) {
  return (
    <div className="grid gap-4">
      <TextArea
        label="Text with gaps"
        hint="Put each answer in double square brackets, with a bar before any other answer that you accept: The [[nucleus|nuclei]] holds the [[DNA]]."
        required
        rows={4}
        maxLength={questionLimits.prompt}
        value={draft.passage}
        onChange={(event) => change({ passage: event.currentTarget.value })}
      />
      <label className="touch flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5"
          checked={draft.bank}
          onChange={(event) => change({ bank: event.currentTarget.checked })}
        />
        Pupils choose from a list of the answers
      </label>
      {draft.bank ? (
        <RowFields
          legend="More words for the list, which fit no gap (optional)"
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
