import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { CardEditor } from './card-editor.tsx'
import { useCardDeletion } from './use-card-deletion.ts'

export interface CardListProps {
  setId: string
  cards: readonly SetCard[]
  /** The number of the first card here. */
  first: number
  mayEdit: boolean
  onChanged: () => void
}

/** The cards of a set; its owner edits each where it stands. */
export function CardList({ setId, cards, first, mayEdit, onChanged }: CardListProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const { deleted, remove, undo, busy } = useCardDeletion(setId, onChanged)
  return (
    <>
      {deleted && (
        <p
          role="status"
          className="mb-3 flex flex-wrap items-center gap-3 rounded-md border border-warn-edge bg-warn-wash p-3"
        >
          The card ‘{deleted.front.text.slice(0, 40)}’ was deleted.
          <Button busy={busy} onClick={undo}>
            Undo
          </Button>
        </p>
      )}
      <ol start={first} className="grid gap-3">
        {cards.map((card, at) => (
          <li key={card.id} className="index-card p-4">
            {edited === card.id ? (
              <CardEditor
                setId={setId}
                card={card}
                onCancel={() => setEdited(null)}
                onSaved={(_saved, next) => {
                  setEdited(next ? (cards[at + 1]?.id ?? null) : null)
                  onChanged()
                }}
              />
            ) : (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="tabular w-8 shrink-0 text-ink-soft">{first + at}</span>
                <div className="grid min-w-0 grow basis-64 gap-x-6 gap-y-1 md:grid-cols-2">
                  <ContentHtml html={card.front.html} className="min-w-0 font-semibold [overflow-wrap:anywhere]" />
                  <ContentHtml html={card.back.html} className="min-w-0 [overflow-wrap:anywhere]" />
                </div>
                {mayEdit && (
                  <div className="ml-auto flex gap-1">
                    <Button look="quiet" aria-label={`Edit card ${first + at}`} onClick={() => setEdited(card.id)}>
                      <Pencil aria-hidden className="size-5" />
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={`Delete card ${first + at}`}
                      busy={busy}
                      onClick={() => remove(card)}
                    >
                      <Trash2 aria-hidden className="size-5" />
                    </Button>
                  </div>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
