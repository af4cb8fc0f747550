const MARGIN = 4
const { documentElement: html } = document

export interface ScanFrame {
  /** Frames these; `words` are said where the focus itself says nothing. */
  show: (parts: readonly Element[], look: 'item' | 'group' | 'back', words: string, scope: HTMLElement) => void
  hide: () => void
  remove: () => void
}

/** The frame that goes round, above everything, dialogs too. */
export function scanFrame(): ScanFrame {
  const frame = document.createElement('div')
  frame.className = 'scan-frame'
  frame.popover = 'manual'
  frame.setAttribute('aria-hidden', 'true')
  const voice = document.createElement('p')
  voice.className = 'sr-only'
  voice.setAttribute('role', 'status')
  document.body.append(frame, voice)

  let framed: readonly Element[] = []
  const mark = (parts: readonly Element[]) => {
    for (const part of framed) part.removeAttribute('data-framed')
    for (const part of parts) part.setAttribute('data-framed', '')
    framed = parts
  }
  const place = () => {
    const boxes = framed.filter((part) => part.isConnected).map((part) => part.getBoundingClientRect())
    if (boxes.length === 0) return
    // A group that is larger than the window is framed as far as it is seen.
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN)
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN)
    const right = Math.min(html.clientWidth, Math.max(...boxes.map((box) => box.right)) + MARGIN)
    const bottom = Math.min(html.clientHeight, Math.max(...boxes.map((box) => box.bottom)) + MARGIN)
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.max(0, right - left)}px`,
      height: `${Math.max(0, bottom - top)}px`,
    })
  }
  const listening = new AbortController()
  for (const event of ['scroll', 'resize'])
    addEventListener(event, place, { capture: true, passive: true, signal: listening.signal })

  return {
    show(parts, look, words, scope) {
      mark(parts)
      frame.dataset.look = look
      frame.dataset.words = look === 'back' ? 'Back' : ''
      parts[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // Shown anew it is above a dialog that was opened meanwhile; behind a dialog nothing is said.
      if (frame.matches(':popover-open')) frame.hidePopover()
      frame.showPopover()
      place()
      if (voice.parentElement !== scope) scope.append(voice)
      voice.textContent = words
    },
    hide() {
      mark([])
      if (frame.matches(':popover-open')) frame.hidePopover()
    },
    remove() {
      listening.abort()
      mark([])
      frame.remove()
      voice.remove()
    },
  }
}
