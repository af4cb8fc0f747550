import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { CardEditor } from './card-editor.tsx'
import { useCardDeletion } from './use-card-deletion.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useCardMove } from './use-card-move.ts'

export interface CardListProps {
  setId: string
  cards: readonly SetCard[]
  /** The number of the first card here. */
  first: number
  /** Cards of the whole set. */
  total: number
  mayEdit: boolean
  onChanged: () => void
}

/** The cards of a set; its owner edits each where it stands. */
export function CardList({ setId, cards, first, total, mayEdit, onChanged }: CardListProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const { deleted, remove, undo, busy } = useCardDeletion(setId, onChanged)
  const { move, moved, busy: moving } = useCardMove(setId, cards, onChanged)
  const place = (at: number) => first - 1 + at
  const { list, drag, handle } = useCardDrag(cards.length, (from, to) => {
    const card = cards[from]
    if (card) void move(card.id, place(to))
  })
  return (
    <>
      <div role="status">
        {deleted && (
          <p className="mb-3 flex flex-wrap items-center gap-3 rounded-md border border-warn-edge bg-warn-wash p-3">
            The card ‘{deleted.front.text.slice(0, 40)}’ was deleted.
            <Button busy={busy} onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {moved && `The card is number ${moved.place} now.`}
      </p>
      <ol ref={list} start={first} className="grid gap-3">
        {cards.map((card, at) => (
          <li
            key={card.id}
            className={classes(
              'index-card p-4',
              drag?.from === at && 'opacity-50',
              drag && drag.from !== at && drag.over === at && 'outline-3 outline-focus',
            )}
          >
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
                {mayEdit && total > 1 && (
                  <span
                    aria-hidden
                    title="Drag to another place"
                    {...handle(at)}
                    className="touch grid shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
                  >
                    <GripVertical className="size-5" />
                  </span>
                )}
                <span className="tabular w-8 shrink-0 text-ink-soft">{first + at}</span>
                <div className="grid min-w-0 grow basis-64 gap-x-6 gap-y-1 md:grid-cols-2">
                  <ContentHtml html={card.front.html} className="min-w-0 font-bold [overflow-wrap:anywhere]" />
                  <ContentHtml html={card.back.html} className="min-w-0 [overflow-wrap:anywhere]" />
                </div>
                {mayEdit && (
                  <div className="ml-auto flex flex-wrap gap-1">
                    {total > 1 && (
                      <>
                        <Button
                          look="quiet"
                          aria-label={`Move card ${first + at} up`}
                          busy={moving || place(at) === 0}
                          onClick={({ currentTarget }) => move(card.id, place(at) - 1, currentTarget)}
                        >
                          <ArrowUp aria-hidden className="size-5" />
                        </Button>
                        <Button
                          look="quiet"
                          aria-label={`Move card ${first + at} down`}
                          busy={moving || place(at) === total - 1}
                          onClick={({ currentTarget }) => move(card.id, place(at) + 1, currentTarget)}
                        >
                          <ArrowDown aria-hidden className="size-5" />
                        </Button>
                      </>
                    )}
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
