import { BadgeList } from '../../progress/badge-list.tsx'
import { counted } from '../../progress/counted.ts'
import { DoThisNow } from '../../progress/do-this-now.tsx'
import { Panel } from '../../progress/panel.tsx'
import { TierCard } from '../../progress/tier-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ActivityChart } from '../activity-chart.tsx'
import { GoalCard } from '../goal-card.tsx'
import { LevelCard } from '../level-card.tsx'
import { StreakCard } from '../streak-card.tsx'
import { TopicStrengths } from '../topic-strengths.tsx'
import type { GuestDashboard } from './guest-dashboard.ts'
import { GuestSubjects } from './guest-subjects.tsx'
import { useGuestDashboard } from './use-guest-dashboard.ts'

/** The Learning Dashboard (contract §2) of a guest: what this device has, and how to keep it. */
export function GuestProgress() {
  const kept = useGuestDashboard()
  if (kept === null) return <Spinner label="Looking at what this device has kept…" />
  if (kept.answers === 0)
    return (
      <EmptyState
        title="Nothing on this device yet"
        action={
          <>
            <ButtonLink to="/revision" look="main">
              Explore Subjects
            </ButtonLink>
            <ButtonLink to="/login">Sign In</ButtonLink>
          </>
        }
      >
        Go through a few cards or a quiz, and your figures are here. If you have an account, sign in to see your
        dashboard.
      </EmptyState>
    )
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <DoThisNow due={0} />
      <Keep answers={kept.answers} />
      {kept.figures && <Figures dashboard={kept.figures} />}
    </div>
  )
}

function Keep({ answers }: { answers: number }) {
  return (
    <Panel title="Kept on this device" aside={counted(answers, 'answer')}>
      <p className="text-ink-soft">
        With an account these answers become XP, a streak, and cards that come back when you are about to forget them,
        on every device. They join it when you sign up or sign in here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/signup" look="main">
          Get Started Free
        </ButtonLink>
        <ButtonLink to="/login">Sign In</ButtonLink>
      </div>
    </Panel>
  )
}

/** The figures as an account would have them. */
function Figures({ dashboard }: { dashboard: GuestDashboard }) {
  const { progress, longestStreak, days, subjects, badges } = dashboard
  return (
    <>
      <div className="grid grid-cols-1 gap-5 @lg:grid-cols-2 @5xl:grid-cols-4">
        <LevelCard totalXp={progress.totalXp} />
        <TierCard totalXp={progress.totalXp} rules={dashboard} />
        <StreakCard progress={progress} longestStreak={longestStreak} />
        <GoalCard progress={progress} />
      </div>
      <GuestSubjects subjects={subjects} />
      <TopicStrengths dashboard={dashboard} />
      <ActivityChart days={days} dailyGoal={progress.dailyGoal} />
      <BadgeList rules={dashboard.badgeRules} figures={{ ...dashboard, ...progress }} held={badges} />
    </>
  )
}
