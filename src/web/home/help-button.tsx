import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { HelpDialog } from './help-dialog.tsx'

/** The floating button of the landing page. */
export function HelpButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="touch fixed right-4 bottom-4 z-30 inline-flex h-13 items-center gap-2 rounded-full border border-ink bg-ink px-5 font-bold text-paper shadow-lifted hover:bg-ink-soft"
      >
        <LifeBuoy aria-hidden className="size-5" />
        Help
      </button>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
