import { useState } from 'react'
import type { WaitingClaim } from '#contract/rewards.ts'
import { rewardOf, rewards } from '#domain/rewards/reward-catalogue.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted, grouped } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/reward-claims-screen'
import { RefusalDialog } from './refusal-dialog.tsx'
import { StockForm } from './stock-form.tsx'
import { useDecisions } from './use-decisions.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Reward claims – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/admin/reward-claims'))

/** Where an adult hands rewards over or refuses them, and says how many there are. */
export default function RewardClaimsScreen({ loaderData: { claims, more, stock } }: Route.ComponentProps) {
  const { busy, decide, setStock } = useDecisions()
  const [refusing, setRefusing] = useState<WaitingClaim | null>(null)
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading lead="Points are already spent on what waits here; a refused claim returns them.">
        Reward claims
      </PageHeading>
      <section aria-labelledby="waiting" className="mb-10">
        <h2 id="waiting" className="mb-4">
          Waiting ({grouped(claims.length + more)})
        </h2>
        {claims.length === 0 ? (
          <EmptyState title="Nothing waits" level={3}>
            When a pupil claims a reward it appears here for you to hand over or refuse.
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {claims.map((claim) => (
              <Claim
                key={claim.id}
                claim={claim}
                busy={busy}
                onHandOver={() => decide(claim, 'fulfilled')}
                onRefuse={() => setRefusing(claim)}
              />
            ))}
          </ul>
        )}
        {more > 0 && <p className="mt-4 text-ink-soft">{counted(more, 'more claim')} after these.</p>}
      </section>
      <section aria-labelledby="stock">
        <h2 id="stock">In stock</h2>
        <p className="mt-1 mb-4 max-w-[62ch] text-ink-soft">
          How many of each reward pupils can still claim. A reward with none is shown as out of stock.
        </p>
        <ul className="grid gap-3 md:grid-cols-2">
          {rewards.map((reward) => (
            <StockForm
              key={reward.id}
              reward={reward}
              stock={stock[reward.id] ?? 0}
              busy={busy}
              onSave={(amount) => setStock(reward, amount)}
            />
          ))}
        </ul>
      </section>
      <RefusalDialog
        claim={refusing}
        busy={busy}
        onClose={() => setRefusing(null)}
        onRefuse={(claim) => {
          setRefusing(null)
          decide(claim, 'refused')
        }}
      />
    </Page>
  )
}

interface ClaimProps {
  claim: WaitingClaim
  busy: boolean
  onHandOver: () => void
  onRefuse: () => void
}

function Claim({ claim: { rewardId, cost, claimedAt, fullName, school }, busy, onHandOver, onRefuse }: ClaimProps) {
  const about = <span className="sr-only"> {`${rewardOf(rewardId).name} for ${fullName}`}</span>
  return (
    <li className="index-card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h3 className="text-large">{rewardOf(rewardId).name}</h3>
        <p>{school ? `${fullName}, ${school}` : fullName}</p>
        <p className="tabular text-small text-ink-soft">
          {grouped(cost)} points, claimed on <time dateTime={claimedAt}>{shortDay(claimedAt.slice(0, 10))}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={onHandOver}>
          Handed over{about}
        </Button>
        <Button look="danger" busy={busy} onClick={onRefuse}>
          Refuse{about}
        </Button>
      </div>
    </li>
  )
}
