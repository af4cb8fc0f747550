import { useState } from 'react'
import type { ModeratedGroupDetail } from '#contract/moderation.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { ageBandWords } from '#domain/groups/age-band-words.ts'
import { muteLengths } from '#domain/groups/moderation.ts'
import { momentWords } from '#domain/groups/session-words.ts'
import { api } from '../api/browser-api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useAct } from '../ui/use-act.ts'

type Member = ModeratedGroupDetail['members'][number]

/** A member of a group: whether they may write, and how. */
export function MemberCare({ groupId, member }: { groupId: string; member: Member }) {
  const { busy, act } = useAct('member')
  const [length, setLength] = useState('24')
  const { id, fullName, role, ageBand, mutedUntil, ageIsYours } = member
  const mute = (hours: 1 | 24 | 168 | 720 | null) =>
    act({
      work: () =>
        api('PUT /api/moderation/groups/:id/mutes/:studentId', {
          params: { id: groupId, studentId: id },
          body: { hours },
        }),
      done: hours === null ? `${fullName} can write again` : `${fullName} is muted`,
      failed: 'That was not saved',
    })
  const say = (band: AgeBand) =>
    act({
      work: () => api('PUT /api/pupils/:studentId/age-band', { params: { studentId: id }, body: { ageBand: band } }),
      done: `${fullName}: ${ageBandWords[band].toLowerCase()}`,
      failed: 'That was not saved',
    })
  const other = ageBand === '13-or-over' ? 'under-13' : '13-or-over'
  return (
    <li className="border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {fullName}
        <Badge tone={role === 'leader' ? 'purple' : 'grey'}>{role === 'leader' ? 'Leader' : 'Member'}</Badge>
      </p>
      <p className="text-small text-ink-soft">
        {ageBand === null
          ? 'Age not said: phrases only'
          : ageBand === 'under-13'
            ? 'Under 13: phrases only'
            : '13 or over'}
        {mutedUntil && `. Muted until ${momentWords(new Date(mutedUntil), 'Europe/London')}`}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        {mutedUntil ? (
          <Button busy={busy} onClick={() => mute(null)}>
            Let {fullName} write again
          </Button>
        ) : (
          <>
            <SelectField
              label={`Mute ${fullName} for`}
              required
              value={length}
              onChange={(event) => setLength(event.currentTarget.value)}
            >
              {muteLengths.map(({ hours, text }) => (
                <option key={hours} value={hours}>
                  {text}
                </option>
              ))}
            </SelectField>
            <Button
              busy={busy}
              onClick={() => mute(muteLengths.find(({ hours }) => String(hours) === length)?.hours ?? 24)}
            >
              Mute<span className="sr-only"> {fullName}</span>
            </Button>
          </>
        )}
        {ageIsYours && (
          <Button look="quiet" busy={busy} onClick={() => say(other)}>
            Set to {ageBandWords[other].toLowerCase()}
            <span className="sr-only">, {fullName}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
