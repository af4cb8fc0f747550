import type { ReactNode } from 'react'
import type { ModeratedMessage } from '#contract/moderation.ts'
import { momentWords } from '#domain/groups/session-words.ts'
import { Badge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'

interface MessageLineProps {
  message: ModeratedMessage
  /** Whether it is the one that is meant. */
  marked?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** One entry of a chat, as a moderator reads it. */
export function MessageLine({
  message: { author, text, sentAt, removedAt },
  marked = false,
  children,
}: MessageLineProps) {
  return (
    <li
      className={classes(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-sm px-2 py-1.5',
        marked && 'border-l-4 border-bad-edge bg-surface',
      )}
    >
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-soft">
          <strong className="text-ink">{author?.fullName ?? 'Account gone'}</strong>
          <time dateTime={sentAt}>{momentWords(new Date(sentAt), 'Europe/London')}</time>
          {marked && <Badge tone="bad">Reported</Badge>}
          {removedAt && <Badge tone="grey">Removed</Badge>}
        </p>
        <p className={classes('wrap-anywhere whitespace-pre-line', removedAt && 'line-through')}>{text}</p>
      </div>
      {children}
    </li>
  )
}
