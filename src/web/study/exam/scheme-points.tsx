import { Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import type { MarkingPoint, MarkScheme } from '#domain/exam/mark-scheme.ts'
import { suggestPoints } from '#domain/exam/suggest-points.ts'
import { counted } from '../../progress/counted.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { ExampleAnswers } from './example-answers.tsx'

interface SchemePointsProps {
  scheme: Extract<MarkScheme, { kind: 'points' }>
  written: string
  ticked: readonly string[]
  locked: boolean
  hint: string | null
  onTick: (ticked: string[]) => void
}

/** The marking points, to be ticked against the words that earn them. What the product finds is only a suggestion. */
export function SchemePoints({ scheme, written, ticked, locked, hint, onTick }: SchemePointsProps) {
  const suggested = useMemo(
    () => new Map(suggestPoints(scheme.points, written).map((found) => [found.pointId, found])),
    [scheme, written],
  )
  return (
    <div className="min-w-0">
      <fieldset disabled={locked} className="grid min-w-0 gap-2">
        <legend className="mb-1.5 font-bold">Tick each point that your answer makes</legend>
        {hint && <p className="text-small text-ink-soft">{hint}</p>}
        {scheme.points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            needs={scheme.points.findIndex(({ id }) => id === point.needs) + 1}
            quotation={suggested.get(point.id)?.quotation ?? null}
            checked={ticked.includes(point.id)}
            onCheck={(checked) =>
              onTick(checked ? [...ticked, point.id] : ticked.filter((other) => other !== point.id))
            }
          />
        ))}
      </fieldset>
      <ExampleAnswers examples={scheme.examples} />
    </div>
  )
}

interface PointRowProps {
  point: MarkingPoint
  /** The number of the point without which it does not count; 0 for none. */
  needs: number
  quotation: string | null
  checked: boolean
  onCheck: (checked: boolean) => void
}

function PointRow({ point, needs, quotation, checked, onCheck }: PointRowProps) {
  const about = `about-${point.id}`
  const { accept, reject, ignore } = point
  return (
    <div className="rounded-md border border-line-strong bg-surface has-checked:border-good-edge has-checked:bg-good-wash">
      <label className="touch flex min-w-0 items-start gap-3 px-3 py-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4.5 shrink-0"
          checked={checked}
          aria-describedby={about}
          onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        />
        <ContentHtml html={point.text.html} className="min-w-0 grow" />
        <span className="tabular shrink-0 text-small text-ink-soft">{counted(point.marks, 'mark')}</span>
      </label>
      <div id={about} className="grid gap-1 px-3 pb-2.5 pl-10 text-small text-ink-soft empty:hidden">
        {quotation !== null && (
          <p className="flex items-start gap-1.5 text-ink">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 wrap-anywhere">
              You may have this: <q>{quotation}</q> Do you agree?
            </span>
          </p>
        )}
        {accept.length > 0 && <p>Counts, for example: {accept.join('; ')}.</p>}
        {reject.length > 0 && <p>Does not count: {reject.join('; ')}.</p>}
        {ignore.length > 0 && <p>Makes no difference: {ignore.join('; ')}.</p>}
        {needs > 0 && <p>Counts only together with point {needs}.</p>}
      </div>
    </div>
  )
}
