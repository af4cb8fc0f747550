import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClassDetail } from '#contract/classes.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'
import { ClassFormDialog } from './class-form-dialog.tsx'
import type { SubjectChoice } from './subject-choices.ts'

interface ClassSettingsProps {
  schoolClass: ClassDetail['class']
  subjects: readonly SubjectChoice[]
}

/** Renaming a class, putting it away and taking it back: its owner's. */
export function ClassSettings({ schoolClass, subjects }: ClassSettingsProps) {
  const navigate = useNavigate()
  const { busy, act } = useAct('classes')
  const [asking, setAsking] = useState<'edit' | 'archive' | null>(null)
  const { id, name, archived, own } = schoolClass
  if (!own) return null
  const put = (archived: boolean) =>
    act({
      work: async () => {
        await api('PATCH /api/classes/:id', { params: { id }, body: { archived } })
        if (archived) await navigate('/dashboard/teacher')
      },
      done: archived ? `${name} is archived` : `${name} is back`,
      failed: 'Nothing was changed',
    })
  return (
    <Panel title="The class itself">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('edit')}>Rename or change</Button>
        {archived ? (
          <Button busy={busy} onClick={() => put(false)}>
            Restore the class
          </Button>
        ) : (
          <Button look="danger" onClick={() => setAsking('archive')}>
            Archive the class
          </Button>
        )}
      </div>
      <ClassFormDialog
        key={name}
        open={asking === 'edit'}
        onClose={() => setAsking(null)}
        subjects={subjects}
        edited={schoolClass}
      />
      <Dialog open={asking === 'archive'} onClose={() => setAsking(null)} title={`Archive ${name}?`}>
        <p className="mb-5">
          Its pupils do not see it any more, and you see nothing new of theirs through it. Pupils who sign in with its
          code cannot until you restore it or they are in another class. Nothing is deleted.
        </p>
        <DialogActions onCancel={() => setAsking(null)}>
          <Button look="danger" busy={busy} busyLabel="Archiving…" onClick={() => put(true)}>
            Archive
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
