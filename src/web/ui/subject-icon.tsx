import {
  Atom,
  Beaker,
  BookOpen,
  Brain,
  Calculator,
  Coins,
  Cpu,
  Dna,
  Feather,
  FlaskConical,
  Globe,
  Landmark,
  type LucideIcon,
} from 'lucide-react'
import type { SubjectSummary } from '#contract/curriculum.ts'
import { classes } from './classes.ts'

const icons: Record<SubjectSummary['icon'], LucideIcon> = {
  book: BookOpen,
  calculator: Calculator,
  flask: FlaskConical,
  feather: Feather,
  dna: Dna,
  atom: Atom,
  beaker: Beaker,
  landmark: Landmark,
  globe: Globe,
  coins: Coins,
  brain: Brain,
  cpu: Cpu,
}

export interface SubjectIconProps {
  icon: SubjectSummary['icon']
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'size-9 p-2', medium: 'size-12 p-2.5', large: 'size-18 p-4' }

/** A subject's picture on a tile in its colour; the subject's name stands beside it. */
export function SubjectIcon({ icon, size = 'medium' }: SubjectIconProps) {
  const Icon = icons[icon]
  return (
    <span className={classes('inline-block shrink-0 rounded-md bg-subject text-on-subject', sizes[size])}>
      <Icon aria-hidden className="size-full" strokeWidth={1.9} />
    </span>
  )
}
