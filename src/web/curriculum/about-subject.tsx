import { Info } from 'lucide-react'
import { Link } from 'react-router'
import type { SubjectSummary } from '#contract/curriculum.ts'
import type { NearSubject } from './load-subject.ts'

export interface AboutSubjectProps {
  subject: SubjectSummary
  nearest?: NearSubject[]
  nearestPathOf?: (subject: NearSubject) => string
}

/** What needs saying about a subject's outline, and where to go instead when it leads to no qualification. */
export function AboutSubject({ subject: { about }, nearest = [], nearestPathOf }: AboutSubjectProps) {
  if (!about) return null
  return (
    <div className="mb-6 flex max-w-[75ch] gap-3 rounded-md border-l-4 border-subject-edge bg-subject-wash px-4 py-3">
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-subject-ink" />
      <div>
        <p>{about}</p>
        {nearestPathOf && nearest.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {nearest.map((subject) => (
              <li key={subject.slug}>
                <Link to={nearestPathOf(subject)} className="link touch inline-flex items-center">
                  {subject.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
