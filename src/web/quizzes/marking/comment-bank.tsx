import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MarkingComment } from '#contract/quiz-marking.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface CommentBankProps {
  /** The text in the comment field. */
  comment: string
  bank: readonly MarkingComment[]
  onBank: (bank: MarkingComment[]) => void
  onUse: (text: string) => void
}

/** A teacher's own comments, to use again, to change and to delete. */
export function CommentBank({ comment, bank, onBank, onUse }: CommentBankProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  /** The comment that the field's text takes the place of. */
  const [changing, setChanging] = useState<MarkingComment | null>(null)
  const text = comment.trim()
  const attempt = async (work: () => Promise<unknown>, then: MarkingComment[], done: string) => {
    setBusy(true)
    try {
      await work()
      onBank(then)
      setChanging(null)
      toast({ title: done, topic: 'comments' })
    } catch (problem) {
      const description = problem instanceof Error ? problem.message : ''
      toast({ title: 'That did not work', description, variant: 'destructive', topic: 'comments' })
    }
    setBusy(false)
  }
  const put = (kept: MarkingComment) =>
    api('PUT /api/marking-comments/:id', { params: { id: kept.id }, body: { text: kept.text } })
  const keep = () => {
    const kept = { id: changing?.id ?? clientId(), text }
    const others = bank.filter(({ id }) => id !== kept.id)
    const now = changing ? bank.map((one) => (one.id === kept.id ? kept : one)) : [...others, kept]
    void attempt(() => put(kept), now, changing ? 'Comment changed' : 'Comment kept to use again')
  }
  const remove = (gone: MarkingComment) =>
    attempt(
      () => api('DELETE /api/marking-comments/:id', { params: { id: gone.id } }),
      bank.filter(({ id }) => id !== gone.id),
      'Comment deleted',
    )
  return (
    <section aria-label="Comments to use again" className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} disabled={text === ''} onClick={keep}>
          {changing ? 'Change the kept comment to this' : 'Keep this comment to use again'}
        </Button>
        {changing && (
          <Button look="quiet" onClick={() => setChanging(null)}>
            Leave it as it was
          </Button>
        )}
      </div>
      {bank.length > 0 && (
        <ul className="grid gap-2">
          {bank.map((kept) => (
            <li key={kept.id} className="flex min-w-0 flex-wrap items-center gap-2">
              <Button className="min-w-0 text-left" onClick={() => onUse(kept.text)}>
                <span className="sr-only">Use: </span>
                <span className="min-w-0 wrap-anywhere">{kept.text}</span>
              </Button>
              <Button
                look="quiet"
                aria-label={`Change: ${kept.text}`}
                onClick={() => {
                  setChanging(kept)
                  if (!comment.includes(kept.text)) onUse(kept.text)
                }}
              >
                <Pencil aria-hidden className="size-5" />
              </Button>
              <Button look="quiet" busy={busy} aria-label={`Delete: ${kept.text}`} onClick={() => remove(kept)}>
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
