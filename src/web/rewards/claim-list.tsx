import type { RewardClaim } from '#contract/rewards.ts'
import { rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { grouped } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'

const statuses: Record<RewardClaim['status'], { tone: BadgeTone; label: string }> = {
  pending: { tone: 'warn', label: 'Waiting for an adult' },
  fulfilled: { tone: 'good', label: 'Yours' },
  refused: { tone: 'grey', label: 'Refused, points returned' },
  withdrawn: { tone: 'grey', label: 'Taken back, points returned' },
}

interface ClaimListProps {
  claims: readonly RewardClaim[]
  busy: boolean
  onTakeBack: (id: string) => void
}

/** The pupil's own claims, the newest first; one that waits can be taken back. */
export function ClaimList({ claims, busy, onTakeBack }: ClaimListProps) {
  return (
    <Panel title="Your claims">
      <ul className="grid gap-3">
        {claims.map(({ id, rewardId, cost, status, claimedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-[min(100%,12rem)] flex-1">
              <strong className="block leading-snug">{rewardOf(rewardId).name}</strong>
              <span className="tabular text-small text-ink-soft">
                {grouped(cost)} points, {shortDay(claimedAt.slice(0, 10))}
              </span>
            </p>
            <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
            {status === 'pending' && (
              <Button look="quiet" busy={busy} onClick={() => onTakeBack(id)}>
                Take back<span className="sr-only"> {rewardOf(rewardId).name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
