/** Held so long, a press goes back. */
const LONG_MS = 1200
/** A hand that shakes presses twice. */
const BOUNCE_MS = 150

export interface SwitchListeners {
  /** The switch went down: what it will choose is settled. */
  onDown: () => void
  onPress: () => void
  /** A long press, or Escape. */
  onBack: () => void
  /** The second switch of step scanning. */
  onSecond: () => void
}

/** Listens to the switch that was chosen, before the page does; the page never hears of it. */
export function listenToSwitch({ onDown, onPress, onBack, onSecond }: SwitchListeners): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let down: ReturnType<typeof setTimeout> | 'long' | null = null
  let lastUp = Number.NEGATIVE_INFINITY

  const press = (event: Event) => {
    swallow(event)
    if (down !== null || performance.now() - lastUp < BOUNCE_MS) return
    onDown()
    down = setTimeout(() => {
      down = 'long'
      onBack()
    }, LONG_MS)
  }
  const release = (event: Event) => {
    swallow(event)
    if (down === null) return
    const long = down === 'long'
    if (down !== 'long') clearTimeout(down)
    down = null
    lastUp = performance.now()
    if (!long) onPress()
  }

  addEventListener(
    'keydown',
    (event) => {
      if (isTyping() || event.ctrlKey || event.altKey || event.metaKey) return
      const role = roleOf(event.key)
      if (role === 'switch') press(event)
      if (role === 'second') {
        swallow(event)
        if (!event.repeat) onSecond()
      }
      // A dialog closes by Escape as ever.
      if (role === 'back' && !document.querySelector('dialog[open], [role=dialog]')) {
        swallow(event)
        onBack()
      }
    },
    options,
  )
  addEventListener(
    'keyup',
    (event) => {
      if (isTyping()) return
      const role = roleOf(event.key)
      if (role === 'switch') release(event)
      if (role === 'second') swallow(event)
    },
    options,
  )
  const tapped = (act: (event: Event) => void) => (event: Event) => {
    if (chosenSwitch() === 'tap' && event.isTrusted) act(event)
  }
  addEventListener('pointerdown', tapped(press), options)
  addEventListener('pointerup', tapped(release), options)
  addEventListener('pointercancel', tapped(release), options)
  for (const name of ['mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'])
    addEventListener(name, tapped(swallow), options)
  return () => {
    listening.abort()
    if (down !== null && down !== 'long') clearTimeout(down)
  }
}

const chosenSwitch = () => document.documentElement.dataset.readSwitch ?? 'space'

function roleOf(key: string): 'switch' | 'second' | 'back' | null {
  if (key === 'Escape') return 'back'
  const chosen = chosenSwitch()
  if (chosen === 'any') return /^(Tab|Shift|Control|Alt|Meta)$/.test(key) ? null : 'switch'
  if (key === ' ') return chosen === 'space' ? 'switch' : 'second'
  if (key === 'Enter') return chosen === 'enter' ? 'switch' : 'second'
  return null
}

function swallow(event: Event): void {
  if (event.cancelable) event.preventDefault()
  event.stopImmediatePropagation()
}

/** Somebody else, at a keyboard, writes in a field: their keys are theirs. */
export function isTyping(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && (isTextField(activeElement) || activeElement.isContentEditable)
}

const withoutText = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image'])
export const isTextField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !withoutText.has(element.type))
