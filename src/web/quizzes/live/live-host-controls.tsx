import { useState } from 'react'
import type { LiveQuizView } from '#contract/live-quiz.ts'
import type { HostAct } from '#domain/live-quiz/live-quiz.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'

interface HostControlsProps {
  view: LiveQuizView
  onStep: (act: HostAct) => void
}

/** What whoever began the quiz does with it. */
export function HostControls({ view, onStep }: HostControlsProps) {
  const { phase, at, total } = view
  const [ending, setEnding] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      {phase === 'asking' ? (
        <Button look="main" size="large" onClick={() => onStep('show')}>
          Show the result
        </Button>
      ) : (
        <Button look="main" size="large" onClick={() => onStep('on')}>
          {phase === 'lobby' ? 'Begin' : at + 1 < total ? 'Next question' : 'Finish'}
        </Button>
      )}
      <Button onClick={() => setEnding(true)}>End the quiz</Button>
      <Dialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End the quiz now?"
        description="Everybody sees their own marks so far. It cannot be continued."
      >
        <DialogActions cancel="Go on" onCancel={() => setEnding(false)}>
          <Button
            look="danger"
            onClick={() => {
              setEnding(false)
              onStep('end')
            }}
          >
            End it
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
