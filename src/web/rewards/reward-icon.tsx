import {
  Armchair,
  Award,
  BookOpen,
  CalendarPlus,
  Dices,
  type LucideIcon,
  Music,
  PawPrint,
  Presentation,
  Sandwich,
} from 'lucide-react'
import type { Reward } from '#domain/rewards/reward-catalogue.ts'

const icons: Record<Reward['icon'], LucideIcon> = {
  armchair: Armchair,
  award: Award,
  book: BookOpen,
  calendar: CalendarPlus,
  dice: Dices,
  music: Music,
  paw: PawPrint,
  presentation: Presentation,
  sandwich: Sandwich,
}

export function RewardIcon({ icon }: Pick<Reward, 'icon'>) {
  const Icon = icons[icon]
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-subject text-on-subject">
      <Icon aria-hidden className="size-7" strokeWidth={1.8} />
    </span>
  )
}
