import { ChevronRight } from 'lucide-react'
import type { TaughtShare } from '#domain/curriculum/coverage.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Board } from './load-subject.ts'

/** How much of a board's qualification is taught, and what is not yet: pupils must know what to learn elsewhere. */
export function TaughtShareCard({ share, board }: { share: TaughtShare; board: Pick<Board, 'board' | 'code'> }) {
  const { statements, taught, gaps } = share
  const missing = statements - taught
  const amount = missing === 0 ? `all ${statements} points` : `${taught} of the ${statements} points`
  const sentence = `We teach ${amount} in ${board.board} ${board.code}`
  return (
    <section aria-labelledby="taught-share" className="index-card mb-6 max-w-[75ch] px-5 py-4">
      <h2 id="taught-share" className="mb-2 text-base font-bold">
        {sentence}
      </h2>
      <ProgressBar
        label="Points that we teach"
        value={taught}
        max={statements}
        valueText={`${taught} of ${statements}`}
      />
      <p className="mt-2 text-small text-ink-soft">
        A point counts when our notes tell you enough to answer a full exam question on it.
      </p>
      {missing > 0 && (
        <details className="group mt-1">
          <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-bold text-link hover:underline">
            <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
            {missing === 1 ? 'The point we don’t teach yet' : `The ${missing} points we don’t teach yet`}
          </summary>
          <ul className="mt-2 grid gap-4">
            {gaps.map(({ reference, title, statements }) => (
              <li key={reference + title}>
                <h3 className="text-base">
                  <span className="tabular text-subject-ink">{reference}</span> {title}
                </h3>
                <ul className="mt-1 list-disc pl-5 marker:text-subject-ink">
                  {statements.map((statement) => (
                    <li key={statement.text}>
                      {statement.text}
                      <OnlyFor {...statement} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Who can skip it: those at the other tier, or with another option. */
function OnlyFor({ tier, option }: Pick<TaughtShare['gaps'][number]['statements'][number], 'tier' | 'option'>) {
  const parts = [tier === 'higher' && 'Higher tier only', tier === 'foundation' && 'Foundation tier only', option]
  const told = parts.filter(Boolean).join(', ')
  return told === '' ? null : <span className="text-small text-ink-soft"> ({told})</span>
}
