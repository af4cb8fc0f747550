import { type ReadingChoices, readingChoicesIn, readingSettings } from '#domain/reading/reading-choices.ts'
import { READING_KEY } from './reading-key.ts'

/** Whose choices the account does not have yet: made while signed in, and not answered by the server. */
const UNSENT_KEY = 'revisewell-reading-unsent'

export function storedReading(): ReadingChoices {
  try {
    return readingChoicesIn(JSON.parse(localStorage.getItem(READING_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** What <html> shows now, where nothing can be stored too. */
export function shownReading(): ReadingChoices {
  const { documentElement: html } = document
  return readingChoicesIn(
    Object.fromEntries(readingSettings.map((setting) => [setting, html.getAttribute(`data-read-${setting}`)])),
  )
}

/** Shows the choices at once and keeps them on the device; its other tabs follow by the head's script. */
export function showReading(choices: ReadingChoices): void {
  const { documentElement: html } = document
  for (const setting of readingSettings) {
    const value = choices[setting]
    if (value === undefined) html.removeAttribute(`data-read-${setting}`)
    else html.setAttribute(`data-read-${setting}`, value)
  }
  try {
    localStorage.setItem(READING_KEY, JSON.stringify(choices))
  } catch {
    // Then they hold until the page is left.
  }
}

export function unsentOwner(): string | null {
  try {
    return localStorage.getItem(UNSENT_KEY)
  } catch {
    return null
  }
}

export function rememberUnsent(owner: string | null): void {
  try {
    if (owner === null) localStorage.removeItem(UNSENT_KEY)
    else localStorage.setItem(UNSENT_KEY, owner)
  } catch {
    // Storage may be switched off.
  }
}
