import { type ReadingChoices, type ReadingSetting, readingChoicesIn } from './reading-choices.ts'

/**
 * What SEN mode sets: larger, wider text on cream, no movement, and calm mode, which hides streaks and hurry. Spacing helps
 * readers with dyslexia where letterforms alone do not, so the typeface stays.
 */
export const senChoices = {
  text: '115',
  letters: 'wide',
  words: 'wide',
  lines: 'wide',
  tint: 'cream',
  motion: 'reduced',
  calm: 'on',
} as const satisfies ReadingChoices

const senSettings = Object.keys(senChoices).filter((key): key is keyof typeof senChoices & ReadingSetting =>
  Object.hasOwn(senChoices, key),
)

/** SEN mode on: what the pupil chose themselves stays as it is, the rest is set. */
export const withSenMode = (own: ReadingChoices): ReadingChoices => ({ ...senChoices, ...own })

/**
 * SEN mode off again: what is still as SEN mode set it goes back to how it was before; whatever the pupil has changed since
 * stays theirs.
 */
export function withoutSenMode(present: ReadingChoices, before: ReadingChoices): ReadingChoices {
  const undone = senSettings.filter(
    (setting) => before[setting] === undefined && present[setting] === senChoices[setting],
  )
  return readingChoicesIn(
    Object.fromEntries(Object.entries(present).filter(([key]) => !undone.some((setting) => setting === key))),
  )
}
