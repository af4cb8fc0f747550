import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'

/** Asks a pupil once whether they are 13 or over; no date of birth is asked for or kept. `brief`: a line beside a chat. */
export function AgeQuestion({ brief = false }: { brief?: boolean }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const answer = async (ageBand: AgeBand) => {
    setBusy(true)
    setError(undefined)
    try {
      await api('PUT /api/me/age-band', { body: { ageBand } })
      await revalidate()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Your answer was not saved.')
    }
    setBusy(false)
  }
  return (
    <fieldset>
      <legend className={brief ? 'mb-2 font-bold text-ink' : 'mb-1 text-h3 font-bold'}>Are you 13 or over?</legend>
      <p className="mb-3 text-ink-soft">
        {!brief && 'Under 13 you use ready-made phrases and names, which is safer. '}
        Please answer truthfully: we ask only once. If your answer needs changing later, your teacher or a parent can do
        that.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => answer('13-or-over')}>
          Yes, I am 13 or over
        </Button>
        <Button busy={busy} onClick={() => answer('under-13')}>
          No, I am under 13
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
