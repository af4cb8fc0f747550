import type { ImportPreview } from '#contract/set-imports.ts'
import { counted, grouped } from '../progress/counted.ts'

/** Every row that was not understood, where it stands and why. */
export function ImportProblems({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  if (problemCount === 0) return null
  return (
    <details className="rounded-md border border-warn-edge bg-warn-wash p-4">
      <summary className="cursor-pointer font-bold">
        {counted(problemCount, 'thing was', 'things were')} not understood or left out
      </summary>
      <ul className="mt-3 grid gap-2">
        {problems.map(({ row, text, reason, leftOut }, at) => (
          <li key={`${at}${reason}`} className="[overflow-wrap:anywhere]">
            {row !== null && <strong className="tabular">Row {grouped(row)}</strong>}
            {text && <span className="text-ink-soft"> ‘{text}’</span>}
            {row !== null && ': '}
            {reason}
            {leftOut && row !== null && ' The row is left out.'}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className="mt-3">And {grouped(problemCount - problems.length)} more of them.</p>
      )}
    </details>
  )
}
