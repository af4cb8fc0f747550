import { Users } from 'lucide-react'
import type { SharePlace } from '#contract/sets.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

interface SharePanelProps {
  setId: string
  places: readonly (SharePlace & { shared: boolean })[]
  leads: readonly SharePlace[]
}

/** Where a set is shared: its owner shares it with classes and groups of theirs, whoever leads one takes it out. */
export function SharePanel({ setId, places, leads }: SharePanelProps) {
  const { busy, act } = useAct('shares')
  const share = ({ kind, id, name }: SharePlace, shared: boolean) =>
    act({
      work: () => api('PUT /api/sets/:id/shares', { params: { id: setId }, body: { kind, placeId: id, shared } }),
      done: shared ? `Shared with ${name}` : `Not shared with ${name} any more`,
      failed: shared ? 'The set was not shared' : 'The set is still shared',
    })
  const all = [...places, ...leads.map((place) => ({ ...place, shared: true }))]
  if (all.length === 0) return null
  return (
    <section aria-labelledby="share" className="index-card mb-6 p-5">
      <h2 id="share" className="mb-1 flex items-center gap-2">
        <Users aria-hidden className="size-5" /> Share
      </h2>
      <p className="mb-3 text-ink-soft">
        Everyone in a class or group you share with can study and copy the set. Only you can change it.
      </p>
      <ul className="grid gap-2">
        {all.map((place) => (
          <li key={place.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{place.name}</strong>{' '}
              <span className="text-ink-soft">
                {place.kind === 'class' ? 'class' : 'study group'}
                {place.shared && ', shared'}
              </span>
            </span>
            <Button busy={busy} onClick={() => share(place, !place.shared)}>
              {place.shared ? 'Stop sharing' : 'Share'}
              <span className="sr-only"> with {place.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
