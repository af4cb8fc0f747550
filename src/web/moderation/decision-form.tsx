import { useState } from 'react'
import type { MessageReport } from '#contract/moderation.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { muteLengths } from '#domain/groups/moderation.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useAct } from '../ui/use-act.ts'

type Decision = 'kept' | 'removed' | 'removed-and-muted'
const hoursIn = (text: string) => muteLengths.find(({ hours }) => String(hours) === text)?.hours ?? 24

/** Decides about a reported message. A note says why; it stays with the decision and is not shown to pupils. */
export function DecisionForm({ report }: { report: MessageReport }) {
  const { busy, act } = useAct('decision')
  const [note, setNote] = useState('')
  const [hours, setHours] = useState('24')
  const decide = (decision: Decision, done: string) =>
    act({
      work: () =>
        api('POST /api/moderation/reports/:id', {
          params: { id: report.id },
          body: { decision, note, muteHours: hoursIn(hours) },
        }),
      done,
      failed: 'Nothing was decided',
    })
  const author = report.context.find(({ sequence }) => sequence === report.sequence)?.author
  return (
    <div className="grid gap-3">
      <TextArea
        label="Note"
        hint="Give your reason. Teachers and admins can read it later."
        rows={2}
        maxLength={groupLimits.reportNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Button busy={busy} onClick={() => decide('kept', 'The message stays')}>
          It can stay
        </Button>
        <Button look="danger" busy={busy} onClick={() => decide('removed', 'The message was removed')}>
          Remove it
        </Button>
        {author && (
          <span className="flex flex-wrap items-end gap-2">
            <Button
              look="danger"
              busy={busy}
              onClick={() => decide('removed-and-muted', `The message was removed, and ${author.fullName} is muted`)}
            >
              Remove it and mute {author.fullName}
            </Button>
            <SelectField
              label="For how long"
              required
              value={hours}
              onChange={(event) => setHours(event.currentTarget.value)}
            >
              {muteLengths.map(({ hours: length, text }) => (
                <option key={length} value={length}>
                  {text}
                </option>
              ))}
            </SelectField>
          </span>
        )}
      </div>
    </div>
  )
}
