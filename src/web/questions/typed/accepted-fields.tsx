import { questionLimits } from '#domain/questions/question-limits.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { DraftProps } from '../kind-fields.tsx'
import { ForgivingFields } from './forgiving-fields.tsx'

/** What is accepted, and what makes no difference. */
export function AcceptedFields({ draft, change }: DraftProps) {
  return (
    <div className="grid gap-4">
      <TextArea
        label="Accepted answers"
        hint={`One a line, the best one first; at most ${questionLimits.acceptedAnswers}.`}
        required
        rows={3}
        value={draft.accepted.join('\n')}
        onChange={(event) => change({ accepted: event.currentTarget.value.split('\n') })}
      />
      <ForgivingFields draft={draft} change={change} />
    </div>
  )
}
