import type { Dashboard } from '#contract/progress.ts'
import { ActivityChart } from './activity-chart.tsx'
import { BadgeList } from './badge-list.tsx'
import { DuePanel } from './due-panel.tsx'
import { GoalCard } from './goal-card.tsx'
import { LevelCard } from './level-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentAwards } from './recent-awards.tsx'
import { StreakCard } from './streak-card.tsx'
import { TierCard } from './tier-card.tsx'
import { TopicStrengths } from './topic-strengths.tsx'

/** The overview tab: what to do now, where the pupil stands, and what was done. */
export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const { progress } = dashboard
  return (
    <div className="grid gap-5">
      <DuePanel dashboard={dashboard} />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <LevelCard totalXp={progress.totalXp} />
        <TierCard totalXp={progress.totalXp} />
        <StreakCard progress={progress} longestStreak={dashboard.longestStreak} />
        <GoalCard progress={progress} />
      </div>
      <TopicStrengths dashboard={dashboard} />
      <div className="grid gap-5 lg:grid-cols-[1.9fr_1fr]">
        <ActivityChart days={dashboard.days} dailyGoal={progress.dailyGoal} />
        <div className="grid content-start gap-5 sm:max-lg:grid-cols-2">
          <QuickActions dashboard={dashboard} />
          <RecentAwards awards={dashboard.recentAwards} />
        </div>
      </div>
      <BadgeList dashboard={dashboard} />
    </div>
  )
}
