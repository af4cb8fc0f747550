import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnGroup } from '#contract/group-membership.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useToast } from '../ui/toast.tsx'

/** Leaving asks first, and says what becomes of the group. */
export function LeaveGroup({ group }: { group: Pick<OwnGroup, 'id' | 'name' | 'role' | 'members'> }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const navigate = useNavigate()
  const last = group.members === 1
  const leave = async () => {
    setBusy(true)
    try {
      await api('DELETE /api/groups/:id/membership', {
        params: { id: group.id },
        query: { close: last ? 'yes' : undefined },
      })
      toast({ title: `You have left ${group.name}` })
      await navigate('/groups')
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'You have not left the group', description, variant: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <LogOut aria-hidden className="size-4" /> Leave group
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Leave ${group.name}?`}
        description={whatHappens(group.role, last)}
      >
        <DialogActions cancel="Stay" onCancel={() => setOpen(false)}>
          <Button look="danger" busy={busy} busyLabel="Leaving…" onClick={leave}>
            Leave group
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function whatHappens(role: OwnGroup['role'], last: boolean): string {
  if (last) return 'You are the last one in it: the group and its chat are deleted.'
  if (role === 'leader')
    return 'The member who has been in it longest then becomes the leader. You can join again while there is a place.'
  return 'You can join again while it has a seat.'
}
