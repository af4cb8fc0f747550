import { type Tier, tierProgress } from '#domain/progress/tier.ts'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { grouped } from './counted.ts'
import { StatCard } from './stat-card.tsx'

// The hues of the specification's tier colours (section 2); silver is nearly without colour.
const colours: Record<Tier['colour'], { hue: number; vivid: number }> = {
  orange: { hue: 55, vivid: 1 },
  grey: { hue: 250, vivid: 0.15 },
  yellow: { hue: 90, vivid: 1 },
  purple: { hue: 305, vivid: 1 },
}

/** The tier in its colour; a bar with the real share of the way only when there is a next tier (specification, section 4). */
export function TierCard({ totalXp }: { totalXp: number }) {
  const { tier, next, xpToNext, share } = tierProgress(totalXp)
  const { hue, vivid } = colours[tier.colour]
  return (
    <div {...hued(hue, { '--vivid': vivid })} className="grid">
      <StatCard title="Tier" figure={tier.name} picture={<Medal />}>
        {next && xpToNext !== null ? (
          <>
            <ProgressBar
              label={`Way to ${next.name}`}
              value={Math.floor(share * 100)}
              valueText={`${Math.floor(share * 100)}%`}
            />
            <p className="tabular text-small text-ink-soft">
              {grouped(xpToNext)} XP to {next.name}
            </p>
          </>
        ) : (
          <p className="text-small text-ink-soft">The highest tier there is.</p>
        )}
      </StatCard>
    </div>
  )
}

function Medal() {
  return (
    <svg viewBox="0 0 48 56" aria-hidden className="h-14 shrink-0" fill="none">
      <path d="M14 4h8l6 17H17zM34 4h-8l-6 17h11z" className="fill-subject-line stroke-subject-edge" />
      <circle cx="24" cy="36" r="17" className="fill-subject stroke-subject-edge" strokeWidth="1.500" />
      <circle
        cx="24"
        cy="36"
        r="12.500"
        className="stroke-on-subject"
        strokeOpacity="0.6"
        strokeDasharray="1.500 2.500"
      />
      <path
        d="m24 28 2.500 5.200 5.700.800-4.200 3.900 1.100 5.700-5.100-2.800-5.100 2.800 1.100-5.700-4.200-3.900 5.700-.800z"
        className="fill-on-subject"
      />
    </svg>
  )
}
