import { Lightbulb } from 'lucide-react'
import type { QuestionToMark } from '#contract/quiz-marking.ts'
import type { SuggestedPoint } from '#domain/exam/suggest-points.ts'
import { counted } from '../../progress/counted.ts'

interface PointRowProps {
  point: QuestionToMark['points'][number]
  number: number
  /** Where the product thinks that it found the point; it ticks nothing. */
  found: SuggestedPoint | null
  checked: boolean
  onCheck: () => void
}

/** One point of the mark scheme, with the words of the answer that may earn it. */
export function PointRow({ point, number, found, checked, onCheck }: PointRowProps) {
  const about = `about-${point.id}`
  return (
    <div className="rounded-md border border-line-strong bg-surface has-checked:border-good-edge has-checked:bg-good-wash">
      <label className="touch flex min-w-0 items-start gap-3 px-3 py-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4.5 shrink-0"
          checked={checked}
          aria-describedby={about}
          onChange={onCheck}
        />
        <span className="min-w-0 grow wrap-anywhere">
          {number}. {point.text}
        </span>
        <span className="tabular shrink-0 text-small text-ink-soft">{counted(point.marks, 'mark')}</span>
      </label>
      <div id={about} className="grid gap-1 px-3 pb-2.5 pl-10 text-small text-ink-soft empty:hidden">
        {found && (
          <p className="flex items-start gap-1.5 text-ink">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 wrap-anywhere">
              Perhaps here: <q>{found.quotation}</q> It is like <q>{found.wording}</q>.
            </span>
          </p>
        )}
        {point.reject.length > 0 && <p>Does not count: {point.reject.join('; ')}.</p>}
      </div>
    </div>
  )
}
