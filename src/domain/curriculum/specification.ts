import { z } from 'zod'
import { BoardId } from './board.ts'
import { LevelId } from './level.ts'
import { Slug } from './subject.ts'

export const tierIds = ['foundation', 'higher', 'both'] as const
export const TierId = z.enum(tierIds)
export type TierId = z.infer<typeof TierId>

/** A board's reference. In quotes where it would be a number in YAML: 1.10 is not 1.1. */
const Reference = z.string('Write it in quotes: 1.10 is not 1.1.').min(1).max(40)
const Papers = z.array(z.string('Write it in quotes.').min(1).max(20)).min(1).max(4)

/** One thing that a pupil must be able to do or say, in our own words. */
export const WrittenStatement = z.strictObject({
  /** Left out where only the section's is certain. */
  reference: Reference.optional(),
  text: z.string().min(8).max(220),
  /** In a tiered qualification `both` unless told. */
  tier: TierId.optional(),
  /** The section's unless told. */
  papers: Papers.optional(),
  /** The optional unit or set text that it belongs to; left out where everybody studies it. */
  option: z.string().min(3).max(80).optional(),
  /**
   * The points whose part of the note would let a pupil answer a full exam question on it; a mention does not count.
   * `cell-structure#p2` is point p2 of the topic whose id ends so, after its level and subject.
   */
  taught: z
    .array(z.string().regex(/^[a-z0-9-]+#p\d{1,2}$/, 'Name a point as topic#p1.'))
    .min(1)
    .max(8)
    .optional(),
})
export type WrittenStatement = z.infer<typeof WrittenStatement>

/** What a qualification asks, as written in `content/<level>/<subject>/specifications/<board>.yaml`. */
export const WrittenSpecification = z.strictObject({
  /** Which edition of the board's specification this describes. */
  edition: z.string().min(8).max(160),
  /** Whether it is examined at foundation and higher tier. */
  tiered: z.boolean(),
  sections: z
    .array(
      z.strictObject({
        reference: Reference,
        title: z.string().min(3).max(90),
        papers: Papers,
        statements: z.array(WrittenStatement).min(1),
      }),
    )
    .min(1),
})
export type WrittenSpecification = z.infer<typeof WrittenSpecification>

export const Statement = z.object({
  reference: z.string(),
  text: z.string(),
  /** Null where the qualification has no tiers. */
  tier: TierId.nullable(),
  papers: z.array(z.string()),
  option: z.string().nullable(),
  taught: z.array(z.object({ topicId: Slug, point: z.string() })),
})
export type Statement = z.infer<typeof Statement>

/** A qualification's statements, with nothing left to look up. */
export const Specification = z.object({
  level: LevelId,
  subject: Slug,
  board: BoardId,
  sections: z.array(z.object({ reference: z.string(), title: z.string(), statements: z.array(Statement) })),
})
export type Specification = z.infer<typeof Specification>

/** How a qualification is called where it is counted: `gcse/biology/aqa`. */
export const qualificationName = ({ level, subject, board }: Pick<Specification, 'level' | 'subject' | 'board'>) =>
  `${level}/${subject}/${board}`
