import { lazy, Suspense, useState } from 'react'

// Few readers open it: it comes when one does.
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Says that an item is wrong. Before the page's script has arrived it leads to the help centre, whose form goes to the same people. */
export function ReportMistake({ itemId, what }: { itemId: string; what: 'card' | 'question' | 'note' | 'lesson' }) {
  const [open, setOpen] = useState(false)
  // The screen may move on to the next item while the reader writes.
  const [reported, setReported] = useState('')
  return (
    <p className="mt-2">
      <a
        href="/help"
        className="touch inline-flex items-center text-small text-ink-soft underline hover:text-ink"
        onClick={(event) => {
          event.preventDefault()
          setReported(itemId)
          setOpen(true)
        }}
      >
        Report a mistake<span className="sr-only"> in this {what}</span>
      </a>
      {reported && (
        <Suspense>
          <ReportDialog key={reported} itemId={reported} what={what} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
