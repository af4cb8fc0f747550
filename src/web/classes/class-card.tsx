import { Settings2 } from 'lucide-react'
import type { ClassSummary } from '#contract/classes.ts'
import { shownJoinCode } from '#domain/classes/join-code.ts'
import { counted } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { hued } from '../ui/hue.ts'
import { Arc } from '../ui/pictures/arc.tsx'
import type { SubjectChoice } from './subject-choices.ts'

/** A class on its teacher's dashboard, with what needs attention in it. */
export function ClassCard(props: {
  schoolClass: ClassSummary
  subject: SubjectChoice | undefined
  /** Whether a school has confirmed the teacher: only then is anything known of what the pupils did. */
  confirmed: boolean
}) {
  const { schoolClass, subject, confirmed } = props
  const { id, name, year, pupils, notSeen, openTasks, mastery, joinCode, joining, own } = schoolClass
  return (
    <Card as="li" {...(subject && hued(subject.hue))} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-h3 [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-ink-soft">
            {[year, subject?.title, counted(pupils, 'pupil'), !own && 'a colleague’s class']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {mastery !== null && (
          <Arc label={`Average mastery of ${name}`} share={mastery} className="w-18! shrink-0">
            <span className="text-small">{Math.round(mastery * 100)}%</span>
          </Arc>
        )}
      </div>
      {pupils === 0 ? (
        <p className="grow">Nobody has joined yet. {joining && 'Give your pupils the code.'}</p>
      ) : !confirmed ? (
        <p className="grow">You see how they are doing once your school has confirmed you.</p>
      ) : (
        <p className="flex grow flex-wrap content-start gap-2">
          <Badge tone={notSeen > 0 ? 'warn' : 'good'}>
            {pupils - notSeen} of {pupils} active in the last 7 days
          </Badge>
          {openTasks > 0 && <Badge>{counted(openTasks, 'open task')}</Badge>}
          {mastery === null && <Badge tone="grey">No topics studied yet</Badge>}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <span className="text-small text-ink-soft">
          {joining ? (
            <>
              Code <strong className="tabular font-mono text-base text-ink">{shownJoinCode(joinCode)}</strong>
            </>
          ) : (
            'Closed to new pupils'
          )}
        </span>
        <ButtonLink to={`/dashboard/teacher/classes/${id}`}>
          <Settings2 aria-hidden className="size-5" /> Manage <span className="sr-only">{name}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
