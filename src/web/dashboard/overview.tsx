import type { Dashboard } from '#contract/progress.ts'
import { BadgeList } from '../progress/badge-list.tsx'
import { TierCard } from '../progress/tier-card.tsx'
import { ActivityChart } from './activity-chart.tsx'
import { DuePanel } from './due-panel.tsx'
import { GoalCard } from './goal-card.tsx'
import { LevelCard } from './level-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RaisedMarks } from './raised-marks.tsx'
import { RecentAwards } from './recent-awards.tsx'
import { StreakCard } from './streak-card.tsx'
import { TopicStrengths } from './topic-strengths.tsx'

/**
 * The overview tab: what to do now, where the pupil stands, and what was done. Columns depend on the room in letters, not in
 * pixels, so that large text gets fewer of them.
 */
export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const { progress } = dashboard
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <RaisedMarks marks={dashboard.raisedMarks} />
      <DuePanel dashboard={dashboard} />
      <div className="grid grid-cols-1 gap-5 @lg:grid-cols-2 @5xl:grid-cols-4">
        <LevelCard totalXp={progress.totalXp} />
        <TierCard totalXp={progress.totalXp} rules={{ thresholds: dashboard.thresholds, earned: progress.tier }} />
        <StreakCard progress={progress} longestStreak={dashboard.longestStreak} />
        <GoalCard progress={progress} />
      </div>
      <TopicStrengths dashboard={dashboard} />
      <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <ActivityChart days={dashboard.days} dailyGoal={progress.dailyGoal} />
        <div className="grid grid-cols-1 content-start gap-5 @2xl:grid-cols-2 @4xl:grid-cols-1">
          <QuickActions dashboard={dashboard} />
          <RecentAwards awards={dashboard.recentAwards} />
        </div>
      </div>
      <BadgeList rules={dashboard.badgeRules} figures={{ ...dashboard, ...progress }} held={dashboard.badges} />
    </div>
  )
}
