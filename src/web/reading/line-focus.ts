/** Lines of text that a band leaves clear. */
const LINES = 3.2
const STEP_KEYS = new Map(Object.entries({ ArrowUp: -1, ArrowDown: 1 }))

let parts: { above: HTMLElement; below: HTMLElement; stop: () => void } | null = null

/** Starts, changes or ends the reading ruler or band that <html> asks for. */
export function followLines(): void {
  const look = document.documentElement.dataset.readFocus
  if (!look) {
    parts?.stop()
    parts = null
    return
  }
  parts ??= start()
  for (const part of [parts.above, parts.below]) part.className = `line-focus line-focus-${look}`
  place()
}

let y = 0.4 * innerHeight

function shade(): HTMLElement {
  const part = document.createElement('div')
  part.setAttribute('aria-hidden', 'true')
  document.body.append(part)
  return part
}

function start(): NonNullable<typeof parts> {
  const [above, below] = [shade(), shade()]
  const listening = new AbortController()
  const { signal } = listening
  const moveTo = (to: number) => {
    y = Math.min(Math.max(to, 0), innerHeight)
    requestAnimationFrame(place)
  }
  addEventListener('pointermove', (event) => moveTo(event.clientY), { passive: true, signal })
  addEventListener('resize', place, { signal })
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const { top, bottom } = target.getBoundingClientRect()
      moveTo((top + bottom) / 2)
    },
    { signal },
  )
  addEventListener(
    'keydown',
    (event) => {
      const step = STEP_KEYS.get(event.key)
      if (!event.altKey || step === undefined) return
      event.preventDefault()
      const next = y + step * lineHeight()
      // At the window's edge the page moves instead.
      if (next > innerHeight - 2 * lineHeight() || next < 2 * lineHeight()) scrollBy({ top: step * lineHeight() })
      else moveTo(next)
    },
    { signal },
  )
  const stop = () => {
    listening.abort()
    above.remove()
    below.remove()
  }
  return { above, below, stop }
}

const lineHeight = () => {
  const main = document.querySelector('main') ?? document.body
  return Number.parseFloat(getComputedStyle(main).fontSize) * 1.7
}

function place(): void {
  if (!parts) return
  const half = (LINES * lineHeight()) / 2
  parts.above.style.height = `${Math.max(0, y - half)}px`
  parts.below.style.height = `${Math.max(0, innerHeight - y - half)}px`
}
