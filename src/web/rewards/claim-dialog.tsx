import type { Reward } from '#domain/rewards/reward-catalogue.ts'
import { grouped } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface ClaimDialogProps {
  /** The reward that is asked about; null while none is. */
  reward: Reward | null
  points: number
  busy: boolean
  onClose: () => void
  onClaim: (reward: Reward) => void
}

/** Asks before points are spent, and says what happens then. */
export function ClaimDialog({ reward, points, busy, onClose, onClaim }: ClaimDialogProps) {
  return (
    <Dialog
      open={reward !== null}
      onClose={onClose}
      title={`Claim ‘${reward?.name ?? ''}’?`}
      description={reward?.value}
    >
      <p className="mb-5">
        It costs <strong>{grouped(reward?.cost ?? 0)} points</strong>; you will have{' '}
        <strong>{grouped(Math.max(0, points - (reward?.cost ?? 0)))}</strong> left. An adult at your school hands it
        over. If they can’t, you get your points back, and until then you can take the claim back yourself.
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="main" busy={busy} busyLabel="Claiming..." onClick={() => reward && onClaim(reward)}>
          Claim Reward
        </Button>
      </DialogActions>
    </Dialog>
  )
}
