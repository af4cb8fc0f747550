import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PlaceVerdict } from '../place-verdict.tsx'

export interface SortableItem {
  id: string
  /** What it is called when it moves. */
  name: string
  content: ReactNode
  state?: 'right' | 'wrong' | undefined
}

interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  onOrder: (ids: string[]) => void
  locked?: boolean
  /** For items of many lines: what stands beside them is at the top. */
  tall?: boolean
}

/** A list whose order is changed with buttons, by keyboard and touch alike, or by dragging with a mouse. Moves are announced. */
export function SortableList({ label, items, onOrder, locked = false, tall = false }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ id: string; step: -1 | 1 } | null>(null)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)

  // Moving its row takes the focus away from the button that was pressed.
  useLayoutEffect(() => {
    const last = moved.current
    if (!last) return
    moved.current = null
    const button = (step: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-item="${last.id}"] [data-step="${step}"]:not(:disabled)`)
    ;(button(last.step) ?? button(-last.step))?.focus()
  }, [items])

  const put = (id: string, place: number) => {
    const ids = items.map((item) => item.id)
    const from = ids.indexOf(id)
    if (from === place || from < 0 || place < 0 || place >= ids.length) return
    const name = items[from]?.name ?? ''
    setSaid(`${name}: now ${place + 1} of ${ids.length}`)
    onOrder(ids.toSpliced(from, 1).toSpliced(place, 0, id))
  }
  const step = (id: string, at: number, by: -1 | 1) => {
    moved.current = { id, step: by }
    put(id, at + by)
  }
  const onDragOver = (event: DragEvent, at: number) => {
    if (dragged === null) return
    event.preventDefault()
    put(dragged, at)
  }

  return (
    <div>
      <ol ref={list} aria-label={label} className="grid gap-2">
        {items.map(({ id, name, content, state }, at) => (
          <li
            key={id}
            data-item={id}
            data-state={state}
            draggable={!locked}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(id)
            }}
            onDragOver={(event) => onDragOver(event, at)}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            className={classes(
              'flex min-w-0 gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 data-[state=right]:border-good-edge data-[state=right]:bg-good-wash data-[state=wrong]:border-bad-edge data-[state=wrong]:bg-bad-wash',
              tall ? 'items-start' : 'items-center',
              dragged === id && 'opacity-60',
            )}
          >
            {!locked && (
              <GripVertical aria-hidden className="mt-1 size-5 shrink-0 cursor-grab text-ink-soft max-sm:hidden" />
            )}
            <span className={classes('tabular w-6 shrink-0 font-bold text-subject-ink', tall && 'pt-1')}>
              {at + 1}.
            </span>
            <div className="min-w-0 grow">{content}</div>
            {state && <PlaceVerdict state={state} />}
            {!locked && (
              <span className={classes('flex shrink-0', tall && 'max-sm:flex-col')}>
                <MoveButton by={-1} name={name} disabled={at === 0} onPress={() => step(id, at, -1)} />
                <MoveButton by={1} name={name} disabled={at === items.length - 1} onPress={() => step(id, at, 1)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

function MoveButton({
  by,
  name,
  disabled,
  onPress,
}: {
  by: -1 | 1
  name: string
  disabled: boolean
  onPress: () => void
}) {
  const Icon = by < 0 ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      data-step={by}
      disabled={disabled}
      onClick={onPress}
      aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${name}`}
      className="touch grid place-items-center rounded-md hover:bg-subject-wash disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
