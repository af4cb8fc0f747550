/** Moves the focus to what has just come, and scrolls no further than it takes to see it. */
export function bringTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
