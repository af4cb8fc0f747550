import { Info } from 'lucide-react'
import type { SubjectSummary } from '#contract/curriculum.ts'

/** What needs saying about a subject's outline. */
export function AboutSubject({ subject: { about } }: { subject: SubjectSummary }) {
  if (!about) return null
  return (
    <p className="mb-6 flex max-w-[75ch] gap-3 rounded-md border-l-4 border-subject-edge bg-subject-wash px-4 py-3">
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-subject-ink" />
      {about}
    </p>
  )
}
