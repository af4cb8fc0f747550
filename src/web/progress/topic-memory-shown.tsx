import { Arc } from '../ui/pictures/arc.tsx'
import { counted } from './counted.ts'

/** How much of a topic is remembered now, and what is due in it. */
export function TopicMemoryShown({
  title,
  memory: { recall, due },
}: {
  title: string
  memory: { recall: number; due: number }
}) {
  return (
    <span className="flex items-center gap-2">
      <Arc label={`Remembered now of ${title}`} share={recall} className="w-11! shrink-0">
        <span className="text-small">{Math.round(recall * 100)}%</span>
      </Arc>
      {due > 0 && <span className="font-bold text-subject-ink">{counted(due, 'thing')} due</span>}
    </span>
  )
}
