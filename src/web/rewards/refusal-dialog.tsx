import type { WaitingClaim } from '#contract/rewards.ts'
import { rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { grouped } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface RefusalDialogProps {
  /** The claim that is asked about; null while none is. */
  claim: WaitingClaim | null
  busy: boolean
  onClose: () => void
  onRefuse: (claim: WaitingClaim) => void
}

/** Asks before a claim is refused, which cannot be taken back, and says what happens then. */
export function RefusalDialog({ claim, busy, onClose, onRefuse }: RefusalDialogProps) {
  return (
    <Dialog
      open={claim !== null}
      onClose={onClose}
      title="Refuse this claim?"
      description={claim && `${rewardOf(claim.rewardId).name} for ${claim.fullName}`}
    >
      <p className="mb-5">
        The pupil sees that it was refused and has <strong>{grouped(claim?.cost ?? 0)} points</strong> back. This cannot
        be undone.
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Refusing..." onClick={() => claim && onRefuse(claim)}>
          Refuse
        </Button>
      </DialogActions>
    </Dialog>
  )
}
