import { Link } from 'react-router'
import { amountOf } from '../amounts.ts'
import type { LessonRow, TopicRow } from '../load-subject.ts'

/** The lessons inside a topic, in their order; the one that is shown already is marked. */
export function LessonList({
  of: { title, lessons },
  pathOf,
  shown,
}: {
  of: TopicRow
  pathOf: (lesson: LessonRow) => string
  shown?: string
}) {
  return (
    <ol aria-label={`Lessons in ${title}`} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {lessons.map((lesson) => (
        <li key={lesson.slug}>
          <Link
            to={pathOf(lesson)}
            aria-current={lesson.slug === shown ? 'page' : undefined}
            className="touch group -mx-2 flex flex-wrap items-baseline gap-x-3 rounded-md px-2 py-1.5 hover:bg-subject-wash aria-[current=page]:bg-subject-wash aria-[current=page]:font-bold"
          >
            <span className="text-link group-hover:underline">{lesson.title}</span>
            <span className="tabular text-small font-normal text-ink-soft">{amountOf(lesson.counts)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
