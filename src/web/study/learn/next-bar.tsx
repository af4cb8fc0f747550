import type { ReactNode } from 'react'

/** What moves a session on: on a phone it stays at the bottom, under the thumb. */
export function NextBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-covers="foot"
      className="mt-4 flex flex-wrap gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:p-3 max-sm:*:grow"
    >
      {children}
    </div>
  )
}
