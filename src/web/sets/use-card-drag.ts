import { type PointerEvent, useRef, useState } from 'react'

/** Dragging the rows of a list by a handle, by mouse, pen or finger. `over` is the row on which the card would land. */
export function useCardDrag(count: number, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null)

  const rowAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])]
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return below === -1 ? count - 1 : below
  }
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, over: from })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ from: drag.from, over: rowAt(event.clientY) })
    },
    onPointerUp: () => {
      if (drag && drag.over !== drag.from) onDrop(drag.from, drag.over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { list, drag, handle }
}
