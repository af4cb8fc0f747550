import { lazy, Suspense } from 'react'
import type { AddedPlace } from './added-items.tsx'
import { useAddedItems } from './use-added-items.ts'

// Few subjects have any: it comes where there is something to show.
const AddedItems = lazy(() => import('./added-items.tsx').catch(() => ({ default: () => <></> })))

/** Below a study screen's own material: what admins added to its subject and level. */
export function AddedSlot(place: AddedPlace) {
  const items = useAddedItems(place)
  return (
    items.length > 0 && (
      <Suspense>
        <AddedItems {...place} items={items} />
      </Suspense>
    )
  )
}
