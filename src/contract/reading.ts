import { z } from 'zod'
import { readingOptions as options } from '#domain/reading/reading-choices.ts'

/** How a person likes to read, as far as it differs from the standard. */
export const ReadingChoices = z
  .strictObject({
    text: z.enum(options.text),
    letters: z.enum(options.letters),
    words: z.enum(options.words),
    lines: z.enum(options.lines),
    font: z.enum(options.font),
    tint: z.enum(options.tint),
    focus: z.enum(options.focus),
    motion: z.enum(options.motion),
    calm: z.enum(options.calm),
    scan: z.enum(options.scan),
    pace: z.enum(options.pace),
    switch: z.enum(options.switch),
  })
  .partial()
