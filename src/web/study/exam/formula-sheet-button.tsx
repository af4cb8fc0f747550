import { Sigma } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FormulaSheetName } from '#contract/exam.ts'
import { Button } from '../../ui/button.tsx'

const FormulaSheetPanel = lazy(() => import('./formula-sheet-panel.tsx'))

/** Opens and closes the formulae that are given with the paper, beside the page. */
export function FormulaSheetButton({ sheet }: { sheet: FormulaSheetName }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sigma aria-hidden className="size-4" />
        Formula sheet
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FormulaSheetPanel sheet={sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
