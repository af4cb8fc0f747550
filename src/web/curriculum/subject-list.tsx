import { Link } from 'react-router'
import type { SubjectSummary } from '#contract/curriculum.ts'
import { hued } from '../ui/hue.ts'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { readiness } from './amounts.ts'

export interface SubjectListProps {
  subjects: SubjectSummary[]
  pathOf: (subject: SubjectSummary) => string
}

export function SubjectList({ subjects, pathOf }: SubjectListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {subjects.map((subject) => (
        <li key={subject.slug} {...hued(subject.hue)}>
          <Link
            to={pathOf(subject)}
            className="index-card group flex h-full flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:border-subject-edge"
          >
            <SubjectIcon icon={subject.icon} />
            <span className="min-w-0 grow basis-36">
              <span className="block text-h3 font-bold group-hover:underline">{subject.title}</span>
              <span className="tabular block text-small text-ink-soft">{readiness(subject)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
