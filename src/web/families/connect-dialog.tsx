import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useToast } from '../ui/toast.tsx'

interface ConnectDialogProps {
  open: boolean
  /** Filled in already, where it came with the address. */
  code: string
  onClose: () => void
  onConnected: (studentId: string) => void
}

/** Takes the code that a child shows. What was typed stays when it is not right. */
export function ConnectDialog({ open, code, onClose, onConnected }: ConnectDialogProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const connect = async (typed: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const { studentId, fullName } = await api('POST /api/children', { body: { code: typed } })
      toast({ title: `${fullName} is connected`, topic: 'children' })
      await revalidate()
      onConnected(studentId)
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'The code could not be sent. Try again in a moment.')
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Connect a child"
      description="Your child makes a code in their profile, under ‘Who is linked’. It works for half an hour, once."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void connect(String(new FormData(event.currentTarget).get('code') ?? ''))
        }}
      >
        <Field
          label="Code"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="BCDF-GHJK"
          defaultValue={code}
          error={error}
        />
        <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Connecting…">
          Connect
        </Button>
      </form>
    </Dialog>
  )
}
