import { z } from 'zod'
import { AppError } from '#contract/errors.ts'

/** Where a list goes on, for its caller to hand back as it is. */
export function writeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The `parts` of a place that `writeCursor` wrote; null for none. @throws {AppError} bad-input for anything else. */
export function readCursor(cursor: string | undefined, parts: readonly z.ZodType<string>[]): string[] | null {
  if (cursor === undefined) return null
  try {
    const place = z
      .array(z.string())
      .length(parts.length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return place.map((part, index) => z.string().parse(parts[index]?.parse(part.replaceAll('\0', ''))))
  } catch {
    throw new AppError('bad-input', { message: 'That is no place in this list.' })
  }
}
