import { z } from 'zod'
import { readingOptions } from '#domain/reading/reading-choices.ts'

/** How a person likes to read, as far as it differs from the standard. */
export const ReadingChoices = z
  .strictObject({
    text: z.enum(readingOptions.text),
    letters: z.enum(readingOptions.letters),
    words: z.enum(readingOptions.words),
    lines: z.enum(readingOptions.lines),
    font: z.enum(readingOptions.font),
    tint: z.enum(readingOptions.tint),
    focus: z.enum(readingOptions.focus),
    motion: z.enum(readingOptions.motion),
    calm: z.enum(readingOptions.calm),
    scan: z.enum(readingOptions.scan),
    pace: z.enum(readingOptions.pace),
    switch: z.enum(readingOptions.switch),
  })
  .partial()
