import { Award, Check, Flame, Layers, ListChecks, type LucideIcon, MoonStar, Trophy, Zap } from 'lucide-react'
import {
  type BadgeFigures,
  type BadgeId,
  type BadgeProgress,
  type BadgeRarity,
  type BadgeRule,
  badgeProgress,
  shownBadges,
} from '#domain/progress/badges.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { shortDay } from './day-words.ts'
import { Panel } from './panel.tsx'

const icons: Partial<Record<BadgeId, LucideIcon>> = {
  flashcard_pro: Layers,
  quiz_champion: Trophy,
  study_streak: Flame,
  night_owl: MoonStar,
  xp_master: Zap,
  quiz_starter: ListChecks,
}
const rarities: Record<BadgeRarity, { tone: BadgeTone; hue: number; vivid: number }> = {
  Common: { tone: 'grey', hue: 250, vivid: 0.25 },
  Rare: { tone: 'blue', hue: 245, vivid: 1 },
  Epic: { tone: 'purple', hue: 305, vivid: 1 },
  Legendary: { tone: 'orange', hue: 55, vivid: 1 },
}

export interface BadgeListProps {
  figures: BadgeFigures
  /** The badges held, each with the day on which it was earned. */
  held: readonly { id: BadgeId; day: string }[]
  /** The badges there are. */
  rules: readonly BadgeRule[]
}

/** The badges, six unless an admin made others: earned, or how far (contract §3 and §4). */
export function BadgeList({ figures, held: earned, rules }: BadgeListProps) {
  const earnedOn = new Map(earned.map(({ id, day }) => [id, day]))
  const badges = shownBadges(rules, new Set(earnedOn.keys()))
  const held = new Set(badges.flatMap(({ id }) => (earnedOn.has(id) ? [id] : [])))
  return (
    <Panel title="Badges" aside={`${held.size} of ${badges.length} earned`}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2 @4xl:grid-cols-3">
        {badges.map((badge) => (
          <BadgeItem key={badge.id} progress={badgeProgress(badge, figures, held)} day={earnedOn.get(badge.id)} />
        ))}
      </ul>
    </Panel>
  )
}

function BadgeItem({ progress, day }: { progress: BadgeProgress; day: string | undefined }) {
  const { badge, earned, current, share } = progress
  const { tone, hue, vivid } = rarities[badge.rarity]
  const Icon = icons[badge.id] ?? Award
  const count = `${current}/${badge.requirement}`
  return (
    <li {...hued(hue, { '--vivid': vivid })} className="flex flex-wrap gap-x-4 gap-y-2">
      <span
        className={classes(
          'grid size-14 shrink-0 place-items-center rounded-full border-2',
          earned ? 'border-subject-edge bg-subject text-on-subject' : 'border-dashed border-line-strong text-ink-soft',
        )}
      >
        <Icon aria-hidden className="size-7" strokeWidth={1.8} />
      </span>
      <div className="min-w-[min(100%,9.5rem)] flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-base leading-snug">{badge.name}</h3>
          <Badge tone={tone}>{badge.rarity}</Badge>
        </div>
        <p className="mt-0.5 text-small text-ink-soft">{badge.description}</p>
        {earned ? (
          <p className="mt-2 flex items-center gap-1.5 text-small font-bold text-good">
            <Check aria-hidden className="size-4" />
            Earned {day && `on ${shortDay(day)}`}
          </p>
        ) : (
          <div className="mt-2 flex items-center gap-3">
            <ProgressBar label={badge.name} value={share * 100} valueText={count} className="flex-1" />
            <span className="tabular text-small text-ink-soft">{count}</span>
          </div>
        )}
      </div>
    </li>
  )
}
