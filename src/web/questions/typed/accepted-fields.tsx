import { questionLimits } from '#domain/questions/question-limits.ts'
import type { Forgiving } from '#domain/questions/short-text/schemas.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { DraftProps } from '../kind-fields.tsx'

const forgiven: Record<keyof Forgiving, string> = {
  case: 'Capitals',
  accents: 'Accents',
  spaces: 'Spaces and hyphens',
  articles: 'a, an or the at the beginning',
}
const kinds = Object.keys(forgiven) as (keyof Forgiving)[]

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
      <fieldset>
        <legend className="mb-1 font-bold">What makes no difference</legend>
        <div className="flex flex-wrap gap-x-5">
          {kinds.map((kind) => (
            <label key={kind} className="touch flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5"
                checked={draft.forgiving[kind]}
                onChange={(event) => change({ forgiving: { ...draft.forgiving, [kind]: event.currentTarget.checked } })}
              />
              {forgiven[kind]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
