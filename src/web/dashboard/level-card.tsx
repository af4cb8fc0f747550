import { levelProgress } from '#domain/progress/level.ts'
import { grouped } from '../progress/counted.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** XP and level; the bar is XP modulo 1000 out of 1000 (contract §4). */
export function LevelCard({ totalXp }: { totalXp: number }) {
  const { level, into, step } = levelProgress(totalXp)
  const words = `${into} of ${grouped(step)} XP`
  return (
    <StatCard
      title="XP"
      figure={grouped(totalXp)}
      picture={
        <span className="rounded-md bg-subject px-3 py-1.5 font-bold whitespace-nowrap text-on-subject">
          Level {level}
        </span>
      }
    >
      <ProgressBar label={`Level ${level}`} value={into} max={step} valueText={words} />
      <p className="tabular text-small text-ink-soft">
        {words} to level {level + 1}
      </p>
    </StatCard>
  )
}
