import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { CardTools } from './card-tools.tsx'
import { useCardForm } from './use-card-form.ts'

export interface CardEditorProps {
  setId: string
  /** Null for a new card. */
  card: SetCard | null
  /** Saved; `next`: by Enter, so that the next card is wanted. */
  onSaved: (card: SetCard, next: boolean) => void
  onCancel?: () => void
}

/** Both sides of a card. Enter goes on to the back, then saves and goes on to the next card; Ctrl+Enter saves anywhere. */
export function CardEditor({ setId, card, onSaved, onCancel }: CardEditorProps) {
  const { draft, change, busy, error, save } = useCardForm(setId, card)
  const front = useRef<HTMLTextAreaElement>(null)
  const back = useRef<HTMLTextAreaElement>(null)
  const side = useRef<'front' | 'back'>('front')

  useEffect(() => {
    if (card) front.current?.focus()
  }, [card])

  const finish = async (next: boolean) => {
    const saved = await save()
    if (!saved) return
    onSaved(saved, next)
    if (!card) front.current?.focus()
  }
  const wrap = (before: string, after?: string) => {
    const field = side.current === 'front' ? front.current : back.current
    if (field)
      void import('../ui/fields/insert-text.ts').then(({ wrapSelection }) =>
        change(side.current, wrapSelection(field, before, after)),
      )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chord = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') onCancel?.()
    if (chord && (event.key === 'b' || event.key === 'i')) {
      event.preventDefault()
      wrap(event.key === 'b' ? '**' : '*')
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (chord) void finish(false)
    else if (side.current === 'front') back.current?.focus()
    else void finish(true)
  }
  const shared = { required: true, maxLength: setLimits.side, rows: 2, onKeyDown }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void finish(false)
      }}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <TextArea
          {...shared}
          ref={front}
          label="Front"
          unmarked
          value={draft.front}
          onFocus={() => {
            side.current = 'front'
          }}
          onChange={(event) => change('front', event.currentTarget.value)}
        />
        <TextArea
          {...shared}
          ref={back}
          label="Back"
          unmarked
          value={draft.back}
          onFocus={() => {
            side.current = 'back'
          }}
          onChange={(event) => change('back', event.currentTarget.value)}
        />
      </div>
      <CardTools setId={setId} onWrap={wrap} />
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look={card ? 'plain' : 'main'} busy={busy} busyLabel="Saving…">
          {card ? 'Save card' : 'Add card'}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <p className="text-small text-ink-soft max-sm:hidden">
          Enter goes on, Shift+Enter starts a new line, Ctrl+Enter saves.
        </p>
      </div>
    </form>
  )
}
