import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The levels for the header and footer; none where even the root's data could not be read. */
export function useLevels() {
  return useRouteLoaderData<typeof loader>('root')?.levels ?? []
}
