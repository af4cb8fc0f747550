import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'

/** Pupils sit a few dozen papers at most. */
export const MOST_EXAMS = 60

/** A paper that a pupil sits. */
export const Exam = z.object({
  id: z.uuid().toLowerCase(),
  level: LevelId,
  subject: Slug,
  /** Null where the level has no boards. */
  board: BoardId.nullable(),
  /** Such as 'Paper 1'; may be empty. */
  paper: z.string().trim().max(60, 'At most 60 characters, please.'),
  /** YYYY-MM-DD */
  day: z.iso.date(),
})
export type Exam = z.infer<typeof Exam>

export const subjectKeyOf = ({ level, subject }: { level: string; subject: string }) => `${level}/${subject}`
