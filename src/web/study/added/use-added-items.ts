import { useEffect, useState } from 'react'
import type { AddedItem } from '#contract/content.ts'
import { api } from '../../api/browser-api.ts'
import type { AddedPlace } from './added-items.tsx'

/** What admins added to the place; it is fetched after the page, which is the same for everyone until the next build. */
export function useAddedItems({ type, level, subject, sen }: AddedPlace): readonly AddedItem[] {
  const [items, setItems] = useState<readonly AddedItem[]>([])
  useEffect(() => {
    let current = true
    api('GET /api/added-content', { query: { type, level, subject, ...(sen && { sen: 'yes' }) } }).then(
      (answer) => current && setItems(answer.items),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [type, level, subject, sen])
  return items
}
