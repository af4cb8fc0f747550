import { Link } from 'react-router'
import { amountOf, NO_MATERIAL } from '../amounts.ts'
import { LessonList } from './lesson-list.tsx'
import { type TopicListProps, TopicMemorySlot } from './topic-list.tsx'

/** Topics as large cards, for young readers and the SEN track. One without material says so and leads nowhere. */
export function TopicTiles({ topics, pathOf, memory }: TopicListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:in-data-[presentation=low-stimulus]:grid-cols-1">
      {topics.map((topic) => (
        <li key={topic.slug} className="flex flex-col gap-2">
          {topic.counts ? (
            <Link to={pathOf(topic)} className="index-card group block flex-1 p-4 hover:border-subject-edge">
              <span className="block text-h3 font-bold group-hover:underline">{topic.title}</span>
              <span className="block text-ink-soft">{topic.summary}</span>
              <span className="tabular mt-2 block text-small font-bold text-subject-ink">{amountOf(topic.counts)}</span>
              <TopicMemorySlot topic={topic} memory={memory} />
            </Link>
          ) : (
            <div className="h-full rounded-md border-2 border-dashed border-line p-4">
              <span className="block text-h3 font-bold">{topic.title}</span>
              <span className="block text-ink-soft">{topic.summary}</span>
              <span className="mt-2 block text-small text-ink-soft italic">{NO_MATERIAL}</span>
            </div>
          )}
          {topic.lessons.length > 0 && <LessonList of={topic} pathOf={pathOf} />}
        </li>
      ))}
    </ul>
  )
}
