import { z } from 'zod'
import { AppError } from '#contract/errors.ts'

/** Where a list goes on, for its caller to hand back as it is. */
export function writeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The `parts` of a place that `writeCursor` wrote; null for none. @throws {AppError} bad-input for anything else. */
export function readCursor(cursor: string | undefined, parts: readonly z.ZodType<string>[]): string[] | null {
  if (!cursor) return null
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

/** A place in a list that is ordered by a moment, and by an id where two have the same moment. */
export interface Moment {
  at: Date
  id: string
}

export const writeMoment = ({ at, id }: { at: Date; id: string | number }) =>
  writeCursor([at.toISOString(), String(id)])

/** What `writeMoment` wrote. @throws {AppError} as `readCursor`. */
export function readMoment(cursor: string | undefined, id: z.ZodType<string> = z.uuid()): Moment | null {
  // Years that any database knows.
  const place = readCursor(cursor, [z.iso.datetime().regex(/^[12]/), id])
  return place && { at: new Date(place[0] ?? ''), id: place[1] ?? '' }
}
