/**
 * How a person likes to read, by setting; the first value of each is the standard one. Letters, words and lines reach what
 * WCAG 1.4.12 names (0.12 em, 0.16 em, 1.5 times) and go beyond it.
 */
export const readingOptions = {
  /** Percent of the standard size. */
  text: ['100', '115', '130', '150', '175', '200'],
  letters: ['standard', 'wide', 'wider', 'widest'],
  words: ['standard', 'wide', 'wider', 'widest'],
  lines: ['standard', 'wide', 'wider', 'widest'],
  font: ['atkinson', 'system', 'opendyslexic'],
  tint: ['none', 'cream', 'yellow', 'peach', 'rose', 'lilac', 'blue', 'green'],
  focus: ['off', 'ruler', 'band'],
  motion: ['device', 'reduced'],
  calm: ['off', 'on'],
  /** Single-switch scanning: by itself, or a step a press. */
  scan: ['off', 'auto', 'step'],
  /** Seconds that a scan stays at a stop. */
  pace: ['2', '0.5', '1', '1.5', '3', '4', '5'],
  /** What the switch is: a key, any key, or a tap anywhere. */
  switch: ['space', 'enter', 'any', 'tap'],
} as const

export type ReadingSetting = keyof typeof readingOptions
/** What differs from the standard; nothing for somebody who reads as most do. */
export type ReadingChoices = { [S in ReadingSetting]?: (typeof readingOptions)[S][number] }

export const readingSettings = Object.keys(readingOptions).filter((key): key is ReadingSetting =>
  Object.hasOwn(readingOptions, key),
)

/** What is chosen for a setting, or its standard value. */
export const readingValue = (choices: ReadingChoices, setting: ReadingSetting): string =>
  choices[setting] ?? readingOptions[setting][0]

/** The choices in anything that was stored: unknown settings and values, and standard ones, are left out. */
export function readingChoicesIn(stored: unknown): ReadingChoices {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored)
  const known = readingSettings.flatMap((setting) => {
    const value: unknown = entries.find(([key]) => key === setting)?.[1]
    const [, ...others] = readingOptions[setting]
    return others.some((other) => other === value) ? [[setting, value]] : []
  })
  return Object.fromEntries(known)
}

/** Whether both mean the same, whatever the order in which they were chosen. */
export const sameReading = (one: ReadingChoices, other: ReadingChoices): boolean =>
  readingSettings.every((setting) => one[setting] === other[setting])
