import { z } from 'zod'
import { BoardId, Qualification } from './board.ts'
import { LevelId } from './level.ts'

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase words joined by hyphens.')

/** Icons that `web/ui` can draw for a subject. */
export const subjectIcons = [
  'book',
  'calculator',
  'flask',
  'feather',
  'dna',
  'atom',
  'beaker',
  'landmark',
  'globe',
  'coins',
  'brain',
  'cpu',
] as const

/** One subject of one level as written in `content/<level>/<subject>/subject.yaml`. */
export const Subject = z.strictObject({
  level: LevelId,
  slug: Slug,
  title: z.string().min(1).max(40),
  order: z.int().min(1).max(99),
  icon: z.enum(subjectIcons),
  /** 0 to 359: the hue from which the subject's colours are made. */
  hue: z.int().min(0).max(359),
  /** Said on the subject's pages where its outline needs explaining, such as A-Level Combined Science. */
  about: z.string().max(400).optional(),
  /** The document that orders the topics where no exam board does: the national curriculum's programme of study. */
  programme: z.string().max(160).optional(),
  qualifications: z.partialRecord(BoardId, Qualification).optional(),
  /** Said of a board that has no such qualification. Where there are qualifications, every board has one or is here. */
  notOffered: z.partialRecord(BoardId, z.string().min(20).max(300)).optional(),
  /** Subjects of the same level that lead to a qualification where this one does not. */
  nearest: z.array(Slug).min(1).max(4).optional(),
})
export type Subject = z.infer<typeof Subject>
