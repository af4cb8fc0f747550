import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

/** Makes an empty set and opens it. */
export function MakeSetForm() {
  const navigate = useNavigate()
  // Kept until it succeeds: a try again after a lost reply makes the same set.
  const id = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const make = async (title: string) => {
    id.current ??= clientId()
    setBusy(true)
    setError(undefined)
    try {
      await api('POST /api/sets', { body: { id: id.current, title } })
      await navigate(`/sets/${id.current}`)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The set was not made.')
      setBusy(false)
    }
  }

  return (
    <form
      className="flex grow flex-wrap items-end gap-3 sm:max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        void make(String(new FormData(event.currentTarget).get('title')))
      }}
    >
      <Field
        label="Title of a new set"
        name="title"
        required
        maxLength={setLimits.title}
        autoComplete="off"
        error={error}
        className="grow basis-56"
      />
      <Button type="submit" look="main" busy={busy} busyLabel="Making…">
        Make a set
      </Button>
    </form>
  )
}
