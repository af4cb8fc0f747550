import type { KeyboardEvent } from 'react'

/** What a text area does on keys: Enter sends, Shift and Enter begin a new line. */
export const sendOnEnter = (send: () => void) => (event: KeyboardEvent) => {
  // Enter also ends a word that is being composed, as on a keyboard for another script.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
