import { Link } from 'react-router'
import { hued } from '../ui/hue.ts'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { readiness } from './amounts.ts'
import type { SubjectListProps } from './subject-list.tsx'

/** Subjects as big pictures, for young readers. */
export function SubjectTiles({ subjects, pathOf }: SubjectListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {subjects.map((subject) => (
        <li key={subject.slug} {...hued(subject.hue)}>
          <Link
            to={pathOf(subject)}
            className="group flex h-full flex-wrap items-center gap-4 rounded-lg border-2 border-subject-line bg-subject-wash p-4 hover:border-subject-edge sm:flex-col sm:flex-nowrap sm:py-8 sm:text-center"
          >
            <SubjectIcon icon={subject.icon} size="large" />
            <span className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto">
              <span className="block text-h2 font-bold group-hover:underline">{subject.title}</span>
              <span className="tabular block text-small text-ink-soft">{readiness(subject)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
