import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Checked } from './asked-check.ts'

// Asking and marking come when somebody wants to check.
const CheckQuestion = lazy(() =>
  import('./check-question.tsx').catch(() => ({
    default: () => <p>The question could not be fetched. Check your connection, then ask again.</p>,
  })),
)

/** One question on what was told, asked in place when it is wanted. */
export function CheckYourself({ question }: { question: Checked }) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button className="mt-3" onClick={() => setOpen(true)}>
        <ListChecks aria-hidden className="size-4 shrink-0" />
        Check yourself: one question
      </Button>
    )
  return (
    <Suspense fallback={<Spinner label="Fetching the question…" />}>
      <CheckQuestion question={question} />
    </Suspense>
  )
}
