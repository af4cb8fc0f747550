import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is as the server sent it: what needs the script must not be in the way of a plain form. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
