import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnGroup } from '#contract/group-membership.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { lengthWords, momentWords } from '#domain/groups/session-words.ts'
import { useSession } from '../session/session.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EditGroupDialog } from './edit-group-dialog.tsx'
import type { Subjects } from './group-fields.tsx'

interface OwnGroupCardProps {
  group: OwnGroup
  ageBand: AgeBand | null
  subjects: Subjects
}

/** One of My Study Groups: what it is and when it meets; its own screen has the rest. */
export function OwnGroupCard({ group, ageBand, subjects }: OwnGroupCardProps) {
  const [editing, setEditing] = useState(false)
  const { profile } = useSession()
  const { id, name, subject, description, members, maxMembers, isActive, nextSession, role } = group
  return (
    <li className="index-card flex flex-col gap-3 p-5">
      <div>
        <h3 className="text-large">
          <Link to={`/groups/${id}`} className="link">
            {name}
          </Link>
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{subject.title}</Badge>
          <Badge tone={role === 'leader' ? 'purple' : 'grey'}>{role === 'leader' ? 'Leader' : 'Member'}</Badge>
          {isActive && <Badge tone="good">Active</Badge>}
        </p>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      <p className="tabular">
        {members} of {maxMembers} members
      </p>
      <p className="flex items-start gap-2 rounded-md border border-line bg-sunken px-3 py-2">
        <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>Next Session</strong>:{' '}
          {nextSession ? (
            <>
              <time dateTime={nextSession.startsAt}>
                {momentWords(new Date(nextSession.startsAt), profile?.timeZone ?? 'Europe/London')}
              </time>
              , {lengthWords(nextSession.minutes)}
              {nextSession.topic && `. ${nextSession.topic}`}
              {nextSession.youCome === null && '. Say whether you come.'}
            </>
          ) : (
            'nothing is planned.'
          )}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink to={`/groups/${id}`}>
          Open<span className="sr-only"> {name}</span>
        </ButtonLink>
        {role === 'leader' && (
          <Button look="quiet" onClick={() => setEditing(true)}>
            Edit or close<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {editing && (
        <EditGroupDialog open onClose={() => setEditing(false)} group={group} ageBand={ageBand} subjects={subjects} />
      )}
    </li>
  )
}
