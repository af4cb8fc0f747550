import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { BadgeList } from '../progress/badge-list.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { TabPanel, Tabs } from '../ui/navigation/tabs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/rewards-screen'
import { RewardsShop } from './rewards-shop.tsx'
import { TierSystem } from './tier-system.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Rewards Center – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => apiOf(context)('GET /api/rewards')

/** Another tab is the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

const tabs = [
  { id: 'badges', label: 'Badges' },
  { id: 'rewards', label: 'Rewards Shop' },
  { id: 'tiers', label: 'Tier System' },
] as const
const noFigures = {
  totalXp: 0,
  flashcardsCompleted: 0,
  quizzesCompleted: 0,
  perfectScores: 0,
  nightDays: 0,
  dailyStreak: 0,
}

/** The Rewards Center (contract §2). Its tab is in the address, so that it can be linked to. */
export default function RewardsScreen({ loaderData: centre }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const selected = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'badges'
  const { own } = centre
  return (
    <Page>
      <BackLink to="/">Back to home</BackLink>
      <PageHeading lead="What you have earned, and what your points can be spent on.">Rewards Center</PageHeading>
      <Tabs
        label="Rewards Center"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
      <TabPanel id="badges" hidden={selected !== 'badges'}>
        <div className="@container">
          <BadgeList
            rules={centre.badgeRules}
            figures={own ? { ...own.figures, totalXp: own.totalXp } : noFigures}
            held={own?.badges ?? []}
          />
        </div>
      </TabPanel>
      <TabPanel id="rewards" hidden={selected !== 'rewards'}>
        <RewardsShop centre={centre} />
      </TabPanel>
      <TabPanel id="tiers" hidden={selected !== 'tiers'}>
        <TierSystem own={own} thresholds={centre.thresholds} />
      </TabPanel>
    </Page>
  )
}
