import { useState } from 'react'
import { useSave } from '../../api/use-save.ts'
import { CodeField } from '../../session/code-field.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { textIn } from '../form-outcome.ts'
import { PasswordField } from '../password-field.tsx'

export type Proof = { password: string } | { code: string }

interface ProofDialogProps {
  onClose: () => void
  title: string
  description: string
  /** What the button says. */
  label: string
  look?: ButtonLook
  /** Whether a code does as well as the password. */
  orCode?: boolean
  /** Said when it is done, and the title of the message when it failed. */
  done?: string
  failed: string
  work: (proof: Proof) => Promise<unknown>
  after: () => void
}

/** Asks for the password again before something that a lent device must not do. */
export function ProofDialog(props: ProofDialogProps) {
  const { onClose, title, description, label, look = 'main', orCode = false, done, failed, work, after } = props
  const { busy, fields, save } = useSave()
  const [withCode, setWithCode] = useState(false)
  const submit = (form: FormData) => {
    const proof = withCode ? { code: textIn(form, 'code') } : { password: textIn(form, 'password') }
    return save({ work: () => work(proof), ...(done && { done }), failed, after })
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit(new FormData(event.currentTarget))
        }}
      >
        {withCode ? (
          <CodeField focused error={fields.code} />
        ) : (
          <PasswordField
            label="Your password"
            name="password"
            required
            maxLength={128}
            autoComplete="current-password"
            error={fields.password}
          />
        )}
        {orCode && (
          <div>
            <Button look="quiet" onClick={() => setWithCode(!withCode)}>
              {withCode ? 'Use your password instead' : 'Use a code instead'}
            </Button>
          </div>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look={look} busy={busy} busyLabel="One moment...">
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
