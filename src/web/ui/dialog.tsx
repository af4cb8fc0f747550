import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

export interface DialogProps {
  open: boolean
  /** Called when it wants to close: Escape, the close button or a press outside. Set `open` to false. */
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A modal dialog on the browser's own <dialog>: it keeps the focus inside and gives it back to the opener. */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  // Outside of a modal dialog nothing is announced or can be pressed. Before the paint, as the dialog may be taken away whole.
  useLayoutEffect(() => {
    const toasts = document.getElementById('toasts')
    const place = toasts?.parentElement
    if (!open || !toasts || !place) return
    dialog.current?.append(toasts)
    return () => place.append(toasts)
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      {...(description && { 'aria-describedby': `${id}-description` })}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-line border-t-5 border-t-subject-edge bg-surface p-0 text-ink shadow-lifted open:animate-[rise_0.18s_ease-out]"
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="touch -mt-2 -mr-2 grid shrink-0 place-items-center rounded-md hover:bg-subject-wash"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {description && (
          <p id={`${id}-description`} className="mb-4 text-ink-soft">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  )
}
