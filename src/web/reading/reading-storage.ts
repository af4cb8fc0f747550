import { type ReadingChoices, readingChoicesIn, readingSettings } from '#domain/reading/reading-choices.ts'
import { deviceValue } from '../device/device-value.ts'
import { text } from '../device/stored-shape.ts'
import { READING } from './reading-key.ts'

/** Whose choices the account does not have yet: made while signed in, and not answered by the server. */
const unsent = deviceValue('reading-unsent', text, { quiet: true })
const kept = deviceValue(READING, readingChoicesIn)

export const storedReading = (): ReadingChoices => kept.read() ?? {}

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
  kept.keep(choices)
}

export const unsentOwner = (): string | null => unsent.read()

export function rememberUnsent(owner: string | null): void {
  if (owner === null) unsent.forget()
  else unsent.keep(owner)
}
