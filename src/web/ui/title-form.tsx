import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './fields/field.tsx'

interface TitleFormProps {
  label: string
  /** What the button reads. */
  button: string
  /** What is said where a failure has no sentence of its own. */
  failed: string
  maxLength: number
  /** Makes what has this title and leads to it. */
  make: (title: string) => Promise<void>
}

/** Asks for the title of something new, and keeps it when making it fails. */
export function TitleForm({ label, button, failed, maxLength, make }: TitleFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (title: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await make(title)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : failed)
      setBusy(false)
    }
  }

  return (
    <form
      className="flex grow flex-wrap items-end gap-3 sm:max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(String(new FormData(event.currentTarget).get('title')))
      }}
    >
      <Field
        label={label}
        name="title"
        required
        maxLength={maxLength}
        autoComplete="off"
        error={error}
        className="grow basis-56"
      />
      <Button type="submit" look="main" busy={busy} busyLabel="Making…">
        {button}
      </Button>
    </form>
  )
}
