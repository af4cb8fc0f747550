// What runs inside the measured page. Playwright sends each function's text, so none may use anything outside itself.

/** Milliseconds from the start of the navigation; the largest paint so far. */
export interface Paints {
  first: number
  largest: number
}

/** The paints once a second has passed without a larger one. */
export function settledPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    let largest = 0
    let timer = 0
    const settle = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        resolve({ first, largest })
      }, 1000)
    }
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = Math.max(largest, startTime)
      settle()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    settle()
  })
}

/** Remembers when a card first opened. */
export function watchFlips(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.closest('main') && target.open) performance.mark('first-flip')
    },
    { capture: true },
  )
}

/** The middle of the first card, once it has a place on the screen. */
export function cardPoint(): { x: number; y: number } | null {
  const box = document.querySelector('main details > summary')?.getBoundingClientRect()
  return box && box.width > 0 && box.height > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** When a card first opened, in milliseconds from the start of the navigation; null when none has within `withinMs`. */
export function firstFlip(withinMs: number): Promise<number | null> {
  const began = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      const mark = performance.getEntriesByName('first-flip')[0]
      if (mark) resolve(mark.startTime)
      else if (performance.now() - began > withinMs) resolve(null)
      else setTimeout(look, 5)
    }
    look()
  })
}

export function isCardOpen(): boolean {
  return document.querySelector('main details')?.hasAttribute('open') ?? false
}
