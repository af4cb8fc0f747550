import { useState } from 'react'
import type { RewardsCentre } from '#contract/rewards.ts'
import { claimLabel } from '#domain/rewards/claim.ts'
import { type Reward, type RewardCategory, rewardCategories, rewards } from '#domain/rewards/reward-catalogue.ts'
import { counted, grouped } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { hued } from '../ui/hue.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimList } from './claim-list.tsx'
import { RewardIcon } from './reward-icon.tsx'
import { useClaims } from './use-claims.ts'

const categories: Record<RewardCategory, { title: string; hue: number }> = {
  'gift-cards': { title: 'Gift cards', hue: 25 },
  features: { title: 'Features', hue: 245 },
  cosmetics: { title: 'Cosmetics', hue: 305 },
  boosters: { title: 'Boosters', hue: 150 },
}

/** What points can be spent on, and what became of earlier claims (contract §4). */
export function RewardsShop({ centre: { stock, own } }: { centre: RewardsCentre }) {
  const { busy, claim, takeBack } = useClaims()
  const [asked, setAsked] = useState<Reward | null>(null)
  return (
    <div className="grid gap-8">
      <Points own={own} />
      {own && own.claims.length > 0 && <ClaimList claims={own.claims} busy={busy} onTakeBack={takeBack} />}
      {rewardCategories.map((category) => (
        <section key={category} {...hued(categories[category].hue)} aria-labelledby={`rewards-${category}`}>
          <h2 id={`rewards-${category}`} className="mb-4">
            {categories[category].title}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {rewards
              .filter((reward) => reward.category === category)
              .map((reward) => (
                <RewardCard
                  key={reward.id}
                  reward={reward}
                  stock={stock[reward.id] ?? 0}
                  points={own?.points ?? 0}
                  onClaim={() => setAsked(reward)}
                />
              ))}
          </ul>
        </section>
      ))}
      <ClaimDialog
        reward={asked}
        points={own?.points ?? 0}
        busy={busy}
        onClose={() => setAsked(null)}
        onClaim={async (reward) => {
          await claim(reward)
          setAsked(null)
        }}
      />
    </div>
  )
}

function Points({ own }: Pick<RewardsCentre, 'own'>) {
  if (own)
    return (
      <p className="max-w-[62ch]">
        <strong className="tabular text-h2 block leading-tight">{counted(own.points, 'point')}</strong>
        <span className="text-ink-soft">
          Points are the XP that you have earned, less what you have spent. Your XP and your tier never fall.
        </span>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[62ch] text-ink-soft">
        Pupils with an account collect points as they revise, one for each XP, and spend them here.
      </p>
      <ButtonLink to="/login">Sign In</ButtonLink>
    </div>
  )
}

interface RewardCardProps {
  reward: Reward
  stock: number
  points: number
  onClaim: () => void
}

function RewardCard({ reward, stock, points, onClaim }: RewardCardProps) {
  const { name, value, cost, icon } = reward
  const label = claimLabel({ stock, cost, points })
  return (
    <li className="index-card flex flex-col gap-4 p-5">
      <div className="flex gap-4">
        <RewardIcon icon={icon} />
        <div className="min-w-0">
          <h3 className="text-large leading-snug">{name}</h3>
          <p className="mt-1 text-ink-soft">{value}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="tabular">{grouped(cost)} points</strong>
          {stock > 0 && stock <= 5 && <Badge tone="warn">{stock} left</Badge>}
        </p>
        <Button disabled={label !== 'Claim Reward'} onClick={onClaim}>
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
