import { z } from 'zod'
import { BoardId } from '../curriculum/board.ts'
import { LevelId } from '../curriculum/level.ts'
import { Slug } from '../curriculum/subject.ts'
import { AssessmentObjective } from './exam-question.ts'

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
  calculator: z.enum(['allowed', 'not allowed']),
  /** Shares of the marks in per cent; they add up to 100. */
  objectives: z
    .partialRecord(AssessmentObjective, z.int().min(1).max(100))
    .refine(
      (shares) => Object.values(shares).reduce((sum, share) => sum + share, 0) === 100,
      'The shares add up to 100.',
    ),
}

/** A paper as written in `content/<level>/<subject>/papers/<board>-<name>.yaml`. */
export const WrittenPaper = z.strictObject({
  ...facts,
  /** The ends of the topics' ids, after level and subject. */
  topics: z.array(Slug).min(1),
})
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
  /** Questions of those topics on points that other boards ask and this one does not. */
  others: z.array(z.string()),
})
export type Paper = z.infer<typeof Paper>
