import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

interface SidePanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Opens beside the page, not over it, so that you can use both; Escape inside closes it and gives the focus back. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusInside(heading)
  return createPortal(
    <section
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="side-panel fixed z-50 overflow-y-auto overscroll-contain border-line bg-surface shadow-lifted"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="touch -mr-2 grid shrink-0 place-items-center rounded-md hover:bg-subject-wash"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </section>,
    document.body,
  )
}

/** Begins at the panel's heading; when it closes, what was focused before is focused again. */
function useFocusInside(heading: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [heading])
}
