import { useState } from 'react'
import type { QuizSummary } from '#contract/quizzes.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useToast } from '../ui/toast.tsx'

interface DeleteQuizDialogProps {
  quiz: QuizSummary
  open: boolean
  onClose: () => void
  onDeleted: () => unknown
}

/** Asks before a quiz is deleted. */
export function DeleteQuizDialog({ quiz, open, onClose, onDeleted }: DeleteQuizDialogProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api('DELETE /api/quizzes/:id', { params: { id: quiz.id } })
      onClose()
      await onDeleted()
      toast({ title: `‘${quiz.title}’ was deleted` })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The quiz was not deleted', description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Delete this quiz?">
      <p className="mb-5">
        ‘{quiz.title}’ with its {counted(quiz.questions, 'question')} goes for good.
        {quiz.attempts > 0 && ' What pupils handed in stays with them and in your results.'} Export it first if you want
        to keep it.
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Deleting…" onClick={remove}>
          Delete the quiz
        </Button>
      </DialogActions>
    </Dialog>
  )
}
