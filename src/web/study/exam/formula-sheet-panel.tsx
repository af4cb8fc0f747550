import { useCallback, useEffect, useState } from 'react'
import type { FormulaSheetName } from '#contract/exam.ts'
import type { FormulaSheet } from '#domain/exam/papers/formula-sheet.ts'
import { api } from '../../api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Read once: without a connection an opened sheet can be opened again. */
const read = new Map<string, FormulaSheet>()

export async function readSheet(sheetId: string): Promise<FormulaSheet> {
  const known = read.get(sheetId)
  if (known) return known
  const { sheet } = await api('GET /api/formula-sheets/:sheetId', { params: { sheetId } })
  read.set(sheetId, sheet)
  return sheet
}

/** The formulae that are given with a paper. */
export default function FormulaSheetPanel({
  sheet: { id, title },
  onClose,
}: {
  sheet: FormulaSheetName
  onClose: () => void
}) {
  const [sheet, setSheet] = useState<FormulaSheet | null>(read.get(id) ?? null)
  const [error, setError] = useState<string>()
  const load = useCallback(async () => {
    setError(undefined)
    try {
      setSheet(await readSheet(id))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Please try again.')
    }
  }, [id])
  useEffect(() => {
    if (!read.has(id)) void load()
  }, [id, load])
  return (
    <SidePanel title={title} onClose={onClose}>
      <div className="grid gap-5 px-4 py-4">
        {sheet ? (
          <>
            <p className="text-small text-ink-soft">{sheet.given}</p>
            {sheet.sections.map(({ heading, body }) => (
              <section key={heading} className="min-w-0">
                <h3 className="mb-2 text-base">{heading}</h3>
                <ContentHtml html={body.html} />
              </section>
            ))}
          </>
        ) : error ? (
          <ErrorState
            title="The formula sheet could not be opened"
            action={<Button onClick={() => void load()}>Try again</Button>}
          >
            {error}
          </ErrorState>
        ) : (
          <Spinner label="Opening the formula sheet…" />
        )}
      </div>
    </SidePanel>
  )
}
