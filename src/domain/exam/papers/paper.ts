import { z } from 'zod'
import { BoardId } from '../../curriculum/board.ts'
import { LevelId } from '../../curriculum/level.ts'
import { Slug } from '../../curriculum/subject.ts'
import { AssessmentObjective } from '../exam-question.ts'

/** Facts of one paper of a qualification, as its specification gives them. */
const facts = {
  /** 'Paper 1'. */
  title: z.string().min(3).max(60),
  /** The board's code of the paper, such as 8461/1H. */
  code: z.string().min(3).max(20),
  /** Null where the qualification has no tiers. */
  tier: z.enum(['foundation', 'higher']).nullable(),
  minutes: z.int().min(15).max(240),
  marks: z.int().min(20).max(200),
  /** Null where nothing is calculated, as in English. */
  calculator: z.enum(['allowed', 'not allowed']).nullable(),
  /** Shares of the marks in per cent; they add up to 100. */
  objectives: z
    .partialRecord(AssessmentObjective, z.int().min(1).max(100))
    .refine(
      (shares) => Object.values(shares).reduce((sum, share) => sum + share, 0) === 100,
      'The shares add up to 100.',
    ),
}

/** A part of the paper that has marks of its own: 'Section A: Pure', 50 marks. */
const sectionFacts = { title: z.string().min(3).max(60), marks: z.int().min(10).max(150) }
/** The ends of the topics' ids, after level and subject. */
const topicEnds = z.array(Slug).min(1)

/** A paper as written in `content/<level>/<subject>/papers/<board>-<name>.yaml`: its topics, or sections that each have their own. */
export const WrittenPaper = z
  .strictObject({
    ...facts,
    topics: topicEnds.optional(),
    sections: z
      .array(z.strictObject({ ...sectionFacts, topics: topicEnds }))
      .min(2)
      .optional(),
  })
  .refine(({ topics, sections }) => !topics !== !sections, 'A paper lists its topics, or sections with theirs.')
  .refine(
    ({ marks, sections }) => !sections || sections.reduce((sum, section) => sum + section.marks, 0) === marks,
    'The sections’ marks add up to the paper’s.',
  )
  .refine(({ topics, sections }) => {
    const all = topics ?? sections?.flatMap((section) => section.topics) ?? []
    return new Set(all).size === all.length
  }, 'A topic is listed once.')
export type WrittenPaper = z.infer<typeof WrittenPaper>

/** What a mock is drawn by. */
export const Paper = z.object({
  ...facts,
  /** `gcse-biology-aqa-1-higher`. */
  id: Slug,
  level: LevelId,
  subject: Slug,
  board: BoardId,
  topicIds: z.array(Slug),
  /** Empty where the paper has none; otherwise each topic is in one of them, in this order. */
  sections: z.array(z.object({ ...sectionFacts, topicIds: z.array(Slug) })),
  /** Questions of those topics on points that this paper does not ask: other boards do, or other papers of the board. */
  others: z.array(z.string()),
})
export type Paper = z.infer<typeof Paper>
