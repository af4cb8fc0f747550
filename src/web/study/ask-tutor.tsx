import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ShownQuestion } from './shown-items.ts'

// Few readers open it: it comes when one does.
const HintDialog = lazy(() => import('./hint-dialog.tsx'))

export interface AskTutorProps {
  question: ShownQuestion
  /** The wrong option that was chosen. */
  choice: number
  onOpen?: (() => void) | undefined
}

/** Beside a wrong answer: the tutor helps to find out why, a hint at a time. */
export function AskTutor({ question, choice, onOpen }: AskTutorProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        className="mt-3"
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        Ask the tutor
      </Button>
      {open !== undefined && (
        <Suspense>
          <HintDialog question={question} choice={choice} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
