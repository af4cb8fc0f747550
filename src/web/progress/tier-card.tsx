import { type TierRules, tierProgress } from '#domain/progress/tier.ts'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { grouped } from './counted.ts'
import { StatCard } from './stat-card.tsx'
import { TierMedal, tierColours } from './tier-medal.tsx'

/** The tier in its colour; a bar with the real share of the way only when there is a next tier (contract §4). */
export function TierCard({ totalXp, rules }: { totalXp: number; rules: TierRules }) {
  const { tier, next, xpToNext, share } = tierProgress(totalXp, rules)
  const { hue, vivid } = tierColours[tier.colour]
  return (
    <div {...hued(hue, { '--vivid': vivid })} className="grid">
      <StatCard title="Tier" figure={tier.name} picture={<TierMedal />}>
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
