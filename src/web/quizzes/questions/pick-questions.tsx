import { useRef, useState } from 'react'
import type { QuizQuestion, TopicOutline } from '#domain/curriculum/topic.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { counted } from '../../progress/counted.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { TopicSelect } from '../topic-select.tsx'

interface PickQuestionsProps {
  quizId: string
  /** `added`: how many questions were added. */
  onClose: (added: number) => void
}

/** Questions of the product's own topics, to take into a quiz. */
export default function PickQuestions({ quizId, onClose }: PickQuestionsProps) {
  const [questions, setQuestions] = useState<readonly QuizQuestion[] | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // Kept until it succeeds: sent again after a lost reply, the same questions are added once.
  const ids = useRef(new Map<string, string>())

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
    }
    setBusy(false)
  }

  const chooseTopic = (topic: TopicOutline | null) => {
    setQuestions(null)
    if (!topic) return
    const { level, subject, slug } = topic
    return attempt(async () => {
      const answer = await api('GET /api/curriculum/:level/:subject/material', {
        params: { level, subject },
        query: { topic: slug },
      })
      setQuestions(answer.material?.quiz ?? [])
    })
  }
  const add = () =>
    attempt(async () => {
      const items = chosen.map((itemId) => {
        const id = ids.current.get(itemId) ?? clientId()
        ids.current.set(itemId, id)
        return { id, itemId }
      })
      const { added } = await api('POST /api/quizzes/:id/picked', { params: { id: quizId }, body: { items } })
      onClose(added)
    })
  const toggle = (id: string, checked: boolean) =>
    setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id))

  return (
    <Dialog open onClose={() => onClose(0)} title="Pick from topics">
      <div className="grid gap-4">
        <TopicSelect onChoose={chooseTopic} />
        {questions && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-bold">Questions</legend>
            {questions.map(({ id, question }) => (
              <label key={id} className="touch flex items-start gap-3 rounded-md border border-line p-3">
                <input
                  type="checkbox"
                  className="mt-1 size-4.5 shrink-0"
                  checked={chosen.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
                <ContentHtml html={question.html} className="min-w-0" />
              </label>
            ))}
          </fieldset>
        )}
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
        <DialogActions onCancel={() => onClose(0)}>
          <Button look="main" busy={busy} disabled={chosen.length === 0} onClick={add}>
            Add {counted(chosen.length, 'question')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
