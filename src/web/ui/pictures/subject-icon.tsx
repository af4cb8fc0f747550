import {
  Atom,
  Beaker,
  BookOpen,
  Brain,
  Calculator,
  Coins,
  Cpu,
  Feather,
  FlaskConical,
  Globe,
  Landmark,
} from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import type { SubjectSummary } from '#contract/curriculum.ts'
import { classes } from '../classes.ts'

const icons: Record<SubjectSummary['icon'], ComponentType<SVGProps<SVGSVGElement>>> = {
  book: BookOpen,
  calculator: Calculator,
  flask: FlaskConical,
  feather: Feather,
  dna: Helix,
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

/** A double helix: the icon library's is unreadable at this size. */
function Helix(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" {...props}>
      <path d="M7 2c0 6 10 5 10 10S7 16 7 22M17 2c0 6-10 5-10 10s10 4 10 10M8 4.500h8M8 19.500h8M7.500 12h9" />
    </svg>
  )
}
