import { Check, Flame } from 'lucide-react'
import type { Dashboard } from '#contract/progress.ts'
import { counted } from '../progress/counted.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { Badge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import { hued } from '../ui/hue.ts'

export interface StreakCardProps {
  progress: Dashboard['progress']
  longestStreak: number
}

/** Days in a row, and whether today is among them yet. */
export function StreakCard({ progress: { dailyStreak, studiedToday }, longestStreak }: StreakCardProps) {
  const lit = studiedToday
  return (
    <div {...hued(40)} data-lively className="grid">
      <StatCard
        title="Daily streak"
        figure={counted(dailyStreak, 'day')}
        picture={
          <Flame
            aria-hidden
            strokeWidth={1.6}
            className={classes('size-13 shrink-0 text-subject-edge', lit && 'fill-accent')}
          />
        }
      >
        <p>
          {lit ? (
            <Badge tone="good">
              <Check aria-hidden className="size-4" />
              Today counts
            </Badge>
          ) : (
            <Badge tone="warn">Not yet today</Badge>
          )}
        </p>
        <p className="text-small text-ink-soft">Longest so far: {counted(longestStreak, 'day')}</p>
      </StatCard>
    </div>
  )
}
