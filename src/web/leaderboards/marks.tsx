import type { RankedSubject } from '#domain/leaderboards/filters.ts'
import { Badge } from '../ui/badge.tsx'
import { hued } from '../ui/hue.ts'
import { subjectHues, subjectWords } from './filter-words.ts'

/** The subject that most of somebody's XP is from. */
export function SubjectMark({ subject }: { subject: RankedSubject }) {
  return (
    <span
      {...hued(subjectHues[subject], { '--vivid': 1 })}
      className="inline-flex items-center gap-1.5 text-small text-ink-soft"
    >
      <span aria-hidden className="size-2.5 rounded-full bg-subject" />
      {subjectWords[subject]}
    </span>
  )
}

export function OwnMark() {
  return <Badge tone="good">You</Badge>
}
