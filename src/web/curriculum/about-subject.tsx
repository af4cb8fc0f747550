import { Info } from 'lucide-react'
import type { SubjectSummary } from '#contract/curriculum.ts'

/** What needs saying about a subject's outline, and the document that orders it where no board does. */
export function AboutSubject({ subject: { about, programme } }: { subject: SubjectSummary }) {
  if (!about && !programme) return null
  return (
    <div className="mb-6 flex max-w-[75ch] gap-3 rounded-md border-l-4 border-subject-edge bg-subject-wash px-4 py-3">
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-subject-ink" />
      <div>
        {about && <p>{about}</p>}
        {programme && <p className="text-small text-ink-soft">Follows: {programme}.</p>}
      </div>
    </div>
  )
}
