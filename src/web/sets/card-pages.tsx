import { grouped } from '../progress/counted.ts'
import { ButtonLink } from '../ui/button.tsx'

/** As many as the contract's `CARDS_PER_PAGE`. */
const PER_PAGE = 100

/** The way to the cards before and after those shown. */
export function CardPages({ from, total }: { from: number; total: number }) {
  if (total <= PER_PAGE && from === 0) return null
  const last = Math.min(from + PER_PAGE, total)
  return (
    <nav aria-label="More cards" className="mt-5 flex flex-wrap items-center gap-3">
      {from > 0 && <ButtonLink to={`?from=${Math.max(0, from - PER_PAGE)}`}>Earlier cards</ButtonLink>}
      {last < total && <ButtonLink to={`?from=${last}`}>Later cards</ButtonLink>}
      <p className="tabular text-ink-soft">
        {grouped(from + 1)} to {grouped(last)} of {grouped(total)}
      </p>
    </nav>
  )
}
