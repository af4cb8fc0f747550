import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Dashboard } from '#contract/progress.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { XpLimits } from '../progress/xp-limits.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

/**
 * The contract's quick actions (section 9). A button starts the thing; the server awards it on the evidence: a deck
 * gone through, a quiz without a mistake, the goal reached, the day's first sign-in.
 */
export function QuickActions({ dashboard }: { dashboard: Dashboard }) {
  const { progress, due, recent, weakest, signedInToday } = dashboard
  const [latest] = recent
  if (!latest) return null
  const left = progress.dailyGoal - progress.answersToday
  const studyAt = due.now > 0 ? '/dashboard/student/revise' : studyPath(latest, 'flashcards')
  const quizzed = weakest[0] ?? latest
  return (
    <Panel title="Earn XP">
      <ul className="grid gap-3">
        <QuickAction xp={10} title="Study" text="Finish a set of cards">
          <ButtonLink to={studyPath(latest, 'flashcards')} aria-label={`Study: ${latest.title}`}>
            Start
          </ButtonLink>
        </QuickAction>
        <QuickAction xp={50} title="Quiz" text="Without a mistake">
          <ButtonLink to={studyPath(quizzed, 'quiz')} aria-label={`Quiz: ${quizzed.title}`}>
            Start
          </ButtonLink>
        </QuickAction>
        <QuickAction xp={25} title="Daily goal" text={left > 0 ? `${counted(left, 'answer')} to go` : 'For today'}>
          {left > 0 ? (
            <ButtonLink to={studyAt} aria-label="Daily goal: go on">
              Start
            </ButtonLink>
          ) : (
            <Done />
          )}
        </QuickAction>
        <QuickAction xp={1} title="Log in" text="Once a day">
          {signedInToday && <Done />}
        </QuickAction>
      </ul>
      <XpLimits />
    </Panel>
  )
}

interface QuickActionProps {
  xp: number
  title: string
  text: string
  children: ReactNode
}

function QuickAction({ xp, title, text, children }: QuickActionProps) {
  return (
    <li className="flex min-h-(--target) flex-wrap items-center gap-x-3 gap-y-1">
      <span className="w-19 shrink-0">
        <Badge>+{xp} XP</Badge>
      </span>
      <p className="flex-[1_1_6.5rem] leading-snug">
        <strong className="block">{title}</strong>
        <span className="text-small text-ink-soft">{text}</span>
      </p>
      {children}
    </li>
  )
}

function Done() {
  return (
    <Badge tone="good">
      <Check aria-hidden className="size-4" />
      Done
    </Badge>
  )
}
