import { type PhraseId, phrases } from '#domain/groups/phrases.ts'
import { Button } from '../../ui/button.tsx'

/** What can be said with one press; who is under 13 says only these. */
export function PhraseButtons({ onSay }: { onSay: (phraseId: PhraseId) => void }) {
  return (
    <ul aria-label="Say with one press" className="flex max-h-56 flex-wrap gap-2 overflow-y-auto p-1">
      {phrases.map(({ id, text }) => (
        <li key={id}>
          <Button onClick={() => onSay(id)} className="text-left font-normal">
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
