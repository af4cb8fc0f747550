import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { QuizSummary } from '#contract/quizzes.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FieldError } from '../ui/field-frame.tsx'
import { TextArea } from '../ui/text-area.tsx'

/** A quiz's title and description. */
export function EditQuizDialog({ quiz, open, onClose }: { quiz: QuizSummary; open: boolean; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const save = async (form: FormData) => {
    setBusy(true)
    setError(undefined)
    try {
      const body = { title: String(form.get('title')), description: String(form.get('description')) }
      await api('PATCH /api/quizzes/:id', { params: { id: quiz.id }, body })
      await revalidate()
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That was not saved.')
    }
    setBusy(false)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Title and description">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <Field label="Title" name="title" required maxLength={quizLimits.title} defaultValue={quiz.title} />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={quizLimits.description}
          defaultValue={quiz.description}
        />
        {error && <FieldError>{error}</FieldError>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
