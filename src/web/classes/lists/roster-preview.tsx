import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { importRosterEndpoint } from '#contract/class-rosters.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { api } from '../../api/browser-api.ts'
import { counted } from '../../progress/counted.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { signInChoices } from '../sign-in-choices.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Preview } from './roster-import.tsx'

interface RosterPreviewProps {
  classId: string
  preview: Preview
  onCancel: () => void
  onDone: (done: ResponseOf<typeof importRosterEndpoint>) => void
}

const ageBands = [
  { value: 'under-13', label: 'Under 13', description: 'Chat in study groups offers ready-made sentences only.' },
  { value: '13-or-over', label: '13 or over', description: 'They can write in the chat of their study groups.' },
] as const

const meanings = new Map(
  Object.entries({
    name: 'name',
    'first-name': 'first name',
    'last-name': 'last name',
    email: 'email address',
    username: 'username',
    'age-band': 'age',
    ignored: 'not read',
  }),
)

/** What a class list would do, row by row; then it is done, or not. */
export function RosterPreview({ classId, preview, onCancel, onDone }: RosterPreviewProps) {
  const { revalidate } = useRevalidator()
  const { rows, columns, problems, encoding } = preview
  const [kept, setKept] = useState(() => new Set(rows.filter(acts).map(({ line }) => line)))
  const [ageBand, setAgeBand] = useState('')
  const [signIn, setSignIn] = useState('pictures')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const chosen = rows.filter(({ line }) => kept.has(line))
  const makes = chosen.some(({ outcome }) => outcome === 'new')
  const asksAge = chosen.some((row) => row.outcome === 'new' && row.ageBand === null)

  const bringIn = async () => {
    if (asksAge && ageBand === '') return setError('Choose how old the pupils are whose row does not say.')
    setBusy(true)
    setError(undefined)
    try {
      const done = await api('POST /api/classes/:id/roster', {
        params: { id: classId },
        body: {
          rows: chosen.map(({ line, name, email, username, ageBand }) => ({ line, name, email, username, ageBand })),
          ageBand: ageBand === '13-or-over' ? ageBand : 'under-13',
          signIn: signIn === 'password' ? signIn : 'pictures',
        },
      })
      await revalidate()
      onDone(done)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The list was not brought in.')
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {counted(rows.length, 'pupil')} read, in {encoding}.{' '}
        {columns.some(({ header }) => header) &&
          `Columns: ${columns.map(({ header, meaning }) => `${header || '(no title)'} → ${meanings.get(meaning) ?? meaning}`).join(', ')}.`}{' '}
        Nothing has changed yet.
      </p>
      {problems.length > 0 && (
        <section aria-label="What was not understood" className="rounded-md border border-warn-edge bg-warn-wash p-4">
          <h3 className="mb-2 text-base">What was not understood</h3>
          <ul className="grid gap-1">
            {problems.map(({ line, text, reason, leftOut }) => (
              <li key={`${line} ${reason}`} className="[overflow-wrap:anywhere]">
                {line !== null && <strong>Row {line}: </strong>}
                {reason} {leftOut && 'The row is left out.'} {text && <span className="text-ink-soft">({text})</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <ul aria-label="Rows" className="grid rounded-md border border-line">
          {rows.map((row) => (
            <li
              key={row.line}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 last:border-0"
            >
              <label className="touch flex min-w-0 grow basis-48 items-center gap-3 [overflow-wrap:anywhere]">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={kept.has(row.line)}
                  disabled={!acts(row)}
                  onChange={({ currentTarget: { checked } }) =>
                    setKept((before) => {
                      const after = new Set(before)
                      if (checked) after.add(row.line)
                      else after.delete(row.line)
                      return after
                    })
                  }
                />
                <span>
                  <strong>{row.name}</strong>{' '}
                  <span className="text-ink-soft">{[row.email, row.username].filter(Boolean).join(', ')}</span>
                </span>
              </label>
              <Badge tone={outcomeWords[row.outcome].tone}>{outcomeWords[row.outcome].planned}</Badge>
              {row.note && <span className="basis-full pb-2 text-small text-ink-soft">{row.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {makes && (
        <ChoiceGroup
          legend="New accounts sign in by"
          name="signIn"
          choices={signInChoices}
          value={signIn}
          onChange={setSignIn}
        />
      )}
      {asksAge && (
        <ChoiceGroup
          legend="How old are they, where the list does not say?"
          name="ageBand"
          choices={ageBands}
          value={ageBand}
          onChange={setAgeBand}
          required
        />
      )}
      {error && <FieldError>{error}</FieldError>}
      <DialogActions onCancel={onCancel}>
        {chosen.length > 0 && (
          <Button look="main" busy={busy} busyLabel="Bringing in…" onClick={bringIn}>
            Bring in {counted(chosen.length, 'pupil')}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

/** Whether a row would change anything. */
const acts = ({ outcome }: Preview['rows'][number]) =>
  outcome === 'new' || outcome === 'taught' || outcome === 'invited'
