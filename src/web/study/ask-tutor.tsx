import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import type { ShownQuizQuestion } from './shown-items.ts'

// Few readers open it: it comes when one does.
const HintDialog = lazy(() => import('./hint-dialog.tsx'))

export interface AskTutorProps {
  question: ShownQuizQuestion
  /** The wrong option that was chosen; null where there are no four options. */
  choice: number | null
  onOpen?: (() => void) | undefined
}

/** Beside a wrong answer: the tutor helps to find out why, a hint at a time. Without the page's script it leads to the tutor's own page. */
export function AskTutor({ question, choice, onOpen }: AskTutorProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <a
        href="/ai-tutor"
        className={`${buttonClass()} mt-3`}
        onClick={(event) => {
          event.preventDefault()
          onOpen?.()
          setOpen(true)
        }}
      >
        Ask the tutor
      </a>
      {open !== undefined && (
        <Suspense>
          <HintDialog question={question} choice={choice} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
