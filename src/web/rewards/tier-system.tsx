import { Check } from 'lucide-react'
import {
  type Tier,
  type TierName,
  type TierRules,
  type TierThresholds,
  tierOf,
  tierProgress,
  tiersBy,
} from '#domain/progress/tier.ts'
import { grouped } from '../progress/counted.ts'
import { TierMedal, tierColours } from '../progress/tier-medal.tsx'
import { XpLimits } from '../progress/xp-limits.tsx'
import { Badge } from '../ui/badge.tsx'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'

interface Own {
  totalXp: number
  earnedTier: TierName
}

/** The four tiers with their thresholds and perks (contract §9); null for somebody without XP of their own. */
export function TierSystem({ own, thresholds }: { own: Own | null; thresholds: TierThresholds }) {
  const rules = { thresholds, earned: own?.earnedTier }
  const reached = own && tierOf(own.totalXp, rules)
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-2">
        {tiersBy(thresholds).map((tier) => (
          <TierCard
            key={tier.name}
            tier={tier}
            rules={rules}
            totalXp={tier.name === reached?.name ? (own?.totalXp ?? null) : null}
          />
        ))}
      </ol>
      <XpLimits />
    </>
  )
}

function TierCard({ tier, totalXp, rules }: { tier: Tier; totalXp: number | null; rules: TierRules }) {
  const { hue, vivid } = tierColours[tier.colour]
  const range = tier.to === null ? `${grouped(tier.from)}+ XP` : `${grouped(tier.from)}–${grouped(tier.to)} XP`
  return (
    <li {...hued(hue, { '--vivid': vivid })} className="index-card flex flex-col gap-4 p-5">
      <div className="flex items-center gap-4">
        <TierMedal />
        <div className="min-w-0 grow">
          <h2 className="text-h3">{tier.name}</h2>
          <p className="tabular text-ink-soft">{range}</p>
        </div>
        {totalXp !== null && <Badge>You are here</Badge>}
      </div>
      <ul className="grid gap-1.5">
        {tier.perks.map((perk) => (
          <li key={perk} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-subject-ink" />
            <span className="first-letter:uppercase">{perk}</span>
          </li>
        ))}
      </ul>
      {totalXp !== null && <Way totalXp={totalXp} rules={rules} />}
    </li>
  )
}

function Way({ totalXp, rules }: { totalXp: number; rules: TierRules }) {
  const { next, xpToNext, share } = tierProgress(totalXp, rules)
  if (!next || xpToNext === null) return <p className="text-small text-ink-soft">The highest tier there is.</p>
  const percent = Math.floor(share * 100)
  return (
    <div className="mt-auto grid gap-2">
      <ProgressBar label={`Way to ${next.name}`} value={percent} valueText={`${percent}%`} />
      <p className="tabular text-small text-ink-soft">
        {grouped(xpToNext)} XP to {next.name}
      </p>
    </div>
  )
}
