import { Shuffle } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'

/** Below what is studied of a whole subject: which of its mixes this is, and the way to the next one. */
export default function NextMix({ mix, mixes, ofNotes }: { mix: number; mixes: number; ofNotes: boolean }) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('mix', String((mix % mixes) + 1))
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      {!ofNotes && (
        <span className="tabular text-small text-ink-soft">
          Mix {mix} of {mixes}, from all its topics
        </span>
      )}
      <ButtonLink to={`?${next}`}>
        <Shuffle aria-hidden className="size-4" /> {ofNotes ? 'Another note' : 'Another mix'}
      </ButtonLink>
    </p>
  )
}
