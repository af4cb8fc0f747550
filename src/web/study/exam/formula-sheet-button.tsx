import { Sigma } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FormulaSheetName } from '#contract/exam.ts'
import { Button } from '../../ui/button.tsx'

const panel = () => import('./formula-sheet-panel.tsx')
const FormulaSheetPanel = lazy(panel)

interface FormulaSheetButtonProps {
  sheet: FormulaSheetName
  /** Fetch it before it is opened: in the exam room it must be there without a connection too. */
  ahead?: boolean
}

/** Opens and closes the formulae that are given with the paper, beside the page. */
export function FormulaSheetButton({ sheet, ahead = false }: FormulaSheetButtonProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Where this fails, opening it tries again and says so.
    if (ahead)
      void panel()
        .then(({ readSheet }) => readSheet(sheet.id))
        .catch(() => undefined)
  }, [ahead, sheet.id])
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
