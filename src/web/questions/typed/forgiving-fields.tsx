import type { Forgiving } from '#domain/questions/short-text/schemas.ts'
import type { DraftProps } from '../kind-fields.tsx'

const forgiven: Record<keyof Forgiving, string> = {
  case: 'Capitals',
  accents: 'Accents',
  spaces: 'Spaces and hyphens',
  articles: 'a, an or the at the beginning',
}
const kinds = Object.keys(forgiven) as (keyof Forgiving)[]

/** What makes no difference where words are typed. */
export function ForgivingFields({ draft, change }: DraftProps) {
  return (
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
  )
}
