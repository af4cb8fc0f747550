import { Link } from 'react-router'
import type { SetSummary } from '#contract/sets.ts'
import { counted } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function SetList({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {sets.map(({ id, title, description, cards, due, owner }) => (
        <li key={id} className="index-card flex flex-col gap-3 p-5">
          <div className="min-w-0">
            <h3 className="text-large leading-snug [overflow-wrap:anywhere]">
              <Link to={`/sets/${id}`} className="link">
                {title}
              </Link>
            </h3>
            {description && <p className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{description}</p>}
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <p className="tabular flex flex-wrap items-center gap-2">
              <span>{counted(cards, 'card')}</span>
              {due > 0 && <Badge tone="warn">{due} due</Badge>}
              {owner && <span className="text-ink-soft">by {owner}</span>}
            </p>
            {cards > 0 && (
              <ButtonLink to={`/sets/${id}/flashcards`}>
                Study<span className="sr-only"> {title}</span>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
