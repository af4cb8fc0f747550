import { useState } from 'react'
import type { SignInCard } from '#contract/class-rosters.ts'
import type { ClassPupil } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { signInChoices } from './sign-in-choices.ts'

interface NewSignInsDialogProps {
  open: boolean
  onClose: () => void
  classId: string
  /** Pupils whose sign-in the teacher may set. */
  pupils: readonly Pick<ClassPupil, 'id' | 'fullName' | 'signIn'>[]
  onCards: (cards: SignInCard[]) => void
}

/** Makes new pictures or passwords, for one pupil or for all who have no address, and shows their cards. */
export function NewSignInsDialog({ open, onClose, classId, pupils, onCards }: NewSignInsDialogProps) {
  const [first] = pupils
  const [signIn, setSignIn] = useState<'pictures' | 'password'>(first?.signIn === 'password' ? 'password' : 'pictures')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const make = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const body = { pupilIds: pupils.map(({ id }) => id), signIn }
      const { cards } = await api('POST /api/classes/:id/sign-ins', { params: { id: classId }, body })
      onClose()
      onCards(cards)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'No cards were made.')
    }
    setBusy(false)
  }
  const who = pupils.length === 1 && first ? first.fullName : counted(pupils.length, 'pupil')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New log-in cards"
      description={`For ${who} without an email address. What they signed in with before stops working, and whoever is signed in has to sign in again.`}
    >
      <div className="grid gap-5">
        <ChoiceGroup
          legend="They sign in by"
          name="signIn"
          choices={signInChoices}
          value={signIn}
          onChange={(value) => setSignIn(value === 'password' ? 'password' : 'pictures')}
        />
        {error && <FieldError>{error}</FieldError>}
        <DialogActions onCancel={onClose}>
          <Button look="main" busy={busy} busyLabel="Making…" onClick={make}>
            Make new cards
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
