import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { TopicMemoryShown } from '../../progress/topic-memory-shown.tsx'
import { amountOf, NO_MATERIAL } from '../amounts.ts'
import type { LessonRow, TopicRow } from '../load-subject.ts'
import { LessonList } from './lesson-list.tsx'

export interface TopicListProps {
  topics: TopicRow[]
  pathOf: (topic: LessonRow) => string
  /** What a pupil remembers of each topic, by its slug. Default: nothing is told. */
  memory?: ReadonlyMap<string, { recall: number; due: number }>
}

/** Topics in the board's order, by its own references. One without material says so and leads nowhere. */
export function TopicList({ topics, pathOf, memory }: TopicListProps) {
  return (
    <ol className="index-card divide-y divide-line overflow-hidden">
      {topics.map((topic) =>
        topic.counts ? (
          <li key={topic.slug}>
            <Link to={pathOf(topic)} className={`${rowClass} group hover:bg-subject-wash`}>
              <TopicText topic={topic} />
              <span className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
                <TopicMemorySlot topic={topic} memory={memory} />
                {amountOf(topic.counts)}
                <ChevronRight aria-hidden className="hidden size-5 text-subject-ink sm:block" />
              </span>
            </Link>
            {topic.lessons.length > 0 && (
              <div className="px-4 pb-4 sm:px-5 md:pl-[11.5rem]">
                <LessonList of={topic} pathOf={pathOf} />
              </div>
            )}
          </li>
        ) : (
          <li key={topic.slug} className={rowClass}>
            <TopicText topic={topic} />
            <span className="text-small text-ink-soft italic">{NO_MATERIAL}</span>
          </li>
        ),
      )}
    </ol>
  )
}

/** Nothing for a topic that was not begun, and before it is known. */
export function TopicMemorySlot({ topic, memory }: { topic: TopicRow } & Pick<TopicListProps, 'memory'>) {
  const known = memory?.get(topic.slug)
  return known && <TopicMemoryShown title={topic.title} memory={known} />
}

const rowClass =
  'grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-5 md:grid-cols-[9rem_minmax(0,1fr)_auto] outline-offset-[-3px]'

function TopicText({ topic: { reference, title, summary } }: { topic: TopicRow }) {
  return (
    <>
      <span className="tabular text-small leading-snug font-bold text-subject-ink sm:max-md:col-span-2">
        {reference}
      </span>
      <span className="min-w-0">
        <span className="block font-bold group-hover:underline">{title}</span>
        <span className="block text-small leading-snug text-ink-soft">{summary}</span>
      </span>
    </>
  )
}
