import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { LiveQuizView } from '#contract/live-quiz.ts'
import { api } from '../../api/browser-api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** What can be done with the questions once the quiz is over: set for the class, or practised by oneself. */
export function LiveAfter({ id, view: { homework, practice } }: { id: string; view: LiveQuizView }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const set = async () => {
    setBusy(true)
    try {
      const { quizId, classId } = await api('POST /api/live-quizzes/:id/homework', { params: { id } })
      await navigate(`/dashboard/teacher/tasks/new?${new URLSearchParams({ quiz: quizId, class: classId })}`)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The questions could not be taken over', description, variant: 'destructive' })
      setBusy(false)
    }
  }
  if (!homework && !practice) return null
  return (
    <div className="flex flex-wrap gap-3">
      {homework && (
        <Button look="main" busy={busy} busyLabel="Opening…" onClick={set}>
          <ClipboardList aria-hidden className="size-5" /> Set as homework
        </Button>
      )}
      {practice && (
        <ButtonLink to={practice} look={homework ? 'plain' : 'main'}>
          Practise these questions
        </ButtonLink>
      )}
    </div>
  )
}
