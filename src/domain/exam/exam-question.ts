import { z } from 'zod'
import { RichText } from '../curriculum/topic.ts'
import { PupilQuestion } from '../questions/pupil-question.ts'
import { Question } from '../questions/question.ts'
import { commandWordNames } from './command-words.ts'
import { MarkScheme, MOST_MARKS } from './mark-scheme.ts'

/** What the boards call them; English language has nine, three of them for speaking. */
export const AssessmentObjective = z.enum(['AO1', 'AO2', 'AO3', 'AO4', 'AO5', 'AO6', 'AO7', 'AO8', 'AO9'])
export type AssessmentObjective = z.infer<typeof AssessmentObjective>

/** An answer that is marked by the question engine: a choice, a number, gaps and so on. */
export const FinalAnswer = z.object({ asked: PupilQuestion, scheme: Question })
export type FinalAnswer = z.infer<typeof FinalAnswer>

/** A number that is worked out from the answer to an earlier part: a wrong one of those, carried on rightly, loses nothing here. */
export const CarriedOn = z.object({
  /** The letter of the earlier part. */
  from: z.string().regex(/^[a-g]$/),
  /** How the answer follows from it, such as `45 / a`; both are numbers in the units that their parts ask for. */
  formula: z.string().min(1).max(120),
})
export type CarriedOn = z.infer<typeof CarriedOn>

/** One part of an exam question, with all that marks it. */
export const ExamPart = z.object({
  /** The question's id and the part's letter: `gcse-biology-cell-structure/e01b`. */
  id: z.string(),
  /** `a`, `b` …; empty where the question has one part. */
  letter: z.string().regex(/^[a-h]?$/),
  /** The topic's points that it serves. */
  points: z.array(z.string()).min(1),
  marks: z.int().min(1).max(MOST_MARKS),
  command: z.enum(commandWordNames),
  /** Marks by assessment objective; they add up to the marks. */
  objectives: z.partialRecord(AssessmentObjective, z.int().positive()),
  /** Null where the paper may allow one or not. */
  calculator: z.boolean().nullable(),
  prompt: RichText,
  /** Lines of answer space on paper; 0 where nothing is written. */
  lines: z.int().min(0).max(80),
  /** Null where everything is written and read. */
  final: FinalAnswer.nullable(),
  /** Null where no earlier answer is carried on. */
  carriedOn: CarriedOn.nullable().default(null),
  /** Null where the final answer alone earns the marks. */
  scheme: MarkScheme.nullable(),
  /** An answer that would earn every mark, with its working; or why the right answer is right. */
  worked: RichText,
})
export type ExamPart = z.infer<typeof ExamPart>

export const ExamQuestion = z.object({
  id: z.string(),
  key: z.string().regex(/^e\d{2}$/),
  title: z.string().min(3).max(80),
  /** For the Higher tier alone. */
  higher: z.boolean(),
  /** Extract, source, table, chart, figure or data that the parts are about. */
  stimulus: RichText.nullable(),
  parts: z.array(ExamPart).min(1).max(8),
})
export type ExamQuestion = z.infer<typeof ExamQuestion>

export const marksOf = ({ parts }: { parts: readonly Pick<ExamPart, 'marks'>[] }): number =>
  parts.reduce((sum, { marks }) => sum + marks, 0)
