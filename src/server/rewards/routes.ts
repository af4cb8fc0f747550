import type { Hono } from 'hono'
import * as contract from '#contract/rewards.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { claimReward } from './claim-reward.ts'
import { decideRewardClaim } from './decide-reward-claim.ts'
import { listRewardClaims } from './list-reward-claims.ts'
import { readRewards } from './read-rewards.ts'
import { setRewardStock } from './set-reward-stock.ts'
import { withdrawClaim } from './withdraw-claim.ts'

export function rewardRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveEndpoint(app, contract.readRewardsEndpoint, (_input, { var: { person } }) =>
    readRewards({ person, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.claimRewardEndpoint, ({ body }, { var: { person } }) =>
    claimReward({ person, body, database, now: now() }),
  )
  serveEndpoint(app, contract.withdrawClaimEndpoint, ({ params: { id } }, { var: { person } }) =>
    withdrawClaim({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.listRewardClaimsEndpoint, (_input, { var: { person } }) =>
    listRewardClaims({ person, queries: database }),
  )
  serveEndpoint(
    app,
    contract.decideRewardClaimEndpoint,
    ({ params: { id }, body: { decision } }, { var: { person } }) =>
      decideRewardClaim({ person, id, decision, database, now: now() }),
  )
  serveEndpoint(
    app,
    contract.setRewardStockEndpoint,
    ({ params: { rewardId }, body: { stock } }, { var: { person } }) =>
      setRewardStock({ person, rewardId, stock, database, now: now() }),
  )
}
