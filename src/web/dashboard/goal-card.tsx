import type { Dashboard } from '#contract/progress.ts'
import { counted } from '../progress/counted.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { hued } from '../ui/hue.ts'
import { Arc } from '../ui/pictures/arc.tsx'

/** Today's answers on the way to the number aimed at. */
export function GoalCard({ progress: { answersToday, dailyGoal } }: { progress: Dashboard['progress'] }) {
  const left = dailyGoal - answersToday
  return (
    <div {...hued(155)} className="grid">
      <StatCard
        title="Daily goal"
        figure={`${answersToday}/${dailyGoal}`}
        picture={
          <Arc label="Daily goal" share={answersToday / dailyGoal} className="w-20!">
            <span className="text-base">{Math.min(100, Math.floor((answersToday / dailyGoal) * 100))}%</span>
          </Arc>
        }
      >
        <p className="text-small text-ink-soft">
          {left > 0 ? `${counted(left, 'answer')} to go today` : 'Reached. Anything more is a bonus.'}
        </p>
      </StatCard>
    </div>
  )
}
