import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import { z } from 'zod'
import { uuidOf } from '../../src/server/database/uuid-of.ts'
import type { Place } from './place.ts'

/** What a scheme belongs to, and where a fault in it is. */
export interface SchemeOf {
  /** The item's: the question's id and those of its parts follow from it. */
  id: string
  /** Markdown on one or more lines. */
  prompt: string
  explanation: string
  /** Null: one for each part that counts, and one more for a unit that must be given. */
  marks: number | null
  place: Pick<Place, 'fail'>
  node: { position?: RootContent['position'] } | undefined
}

export const words = z.string().trim().min(1)
export const figure = z
  .string()
  .regex(/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i, 'a number reads 250, -0.5 or 2.5e-5')
  .transform(Number)
export const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true')
const leniences = ['case', 'accents', 'spaces', 'articles'] as const
/** What makes a difference when words are compared; by default none of these does. */
export const strict = z.array(z.enum(leniences)).default([])

/** What is forgiven: all but what the scheme is strict about. */
export function forgivingBut(strict: readonly (typeof leniences)[number][]) {
  const forgives = (lenience: (typeof leniences)[number]) => !strict.includes(lenience)
  return {
    case: forgives('case'),
    accents: forgives('accents'),
    spaces: forgives('spaces'),
    articles: forgives('articles'),
  }
}

/** What every question has; `usual` marks unless the author says how many. */
export const baseOf = ({ id, prompt, explanation, marks }: SchemeOf, usual: number) => ({
  id: uuidOf(id),
  prompt,
  explanation,
  marks: marks ?? Math.max(1, usual),
})

/** Follows from the words, so that an answer given before the parts were put in another order still means the same. */
export const partId = (id: string, role: string, text: string) =>
  createHash('sha256').update(`${id}/${role}/${text}`).digest('hex').slice(0, 12)

/** @throws {ContentError} naming file, line and item. */
export const fail = ({ place, node, id }: SchemeOf, fault: string): never =>
  place.fail(node, id.slice(id.lastIndexOf('/') + 1), `scheme: ${fault}`)
