import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BadgeList } from '../progress/badge-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/rewards-tab'
import { RewardsShop } from './rewards-shop.tsx'

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/rewards'))

/** The rewards tab of the pupil's dashboard: the shop with their own points, and their badges. */
export default function RewardsTab({ loaderData: centre }: Route.ComponentProps) {
  const { own } = centre
  return (
    <div className="@container grid gap-8">
      <RewardsShop centre={centre} />
      {own && (
        <BadgeList rules={centre.badgeRules} figures={{ ...own.figures, totalXp: own.totalXp }} held={own.badges} />
      )}
      <p>
        <ButtonLink to="/rewards?tab=tiers">Tier System</ButtonLink>
      </p>
    </div>
  )
}
