import { z } from 'zod'
import { Slug } from '../../curriculum/subject.ts'
import type { Paper } from './paper.ts'

export const examMonths = ['January', 'June', 'November'] as const

/** 9 to 1, 9-9 to 1-1 for two GCSEs in one, A* to E. */
export const Grade = z.string().regex(/^(?:[1-9](?:-[1-9])?|A\*|[A-E])$/, 'A grade reads 7, 7-6, A* or B.')

const highestFirst = 'Write the highest grade first, each with fewer marks than the one before.'

/** The least marks for each grade, as a board published them for one series of its exams. */
export const GradeBoundaries = z
  .object({
    month: z.enum(examMonths),
    year: z.int('Write the year in four figures.').min(2010, 'Write a year from 2010 on.').max(2100),
    /** The most marks that there were. */
    outOf: z.int('Write a whole number of marks.').min(10, 'There were at least 10 marks.').max(1000),
    grades: z
      .array(z.object({ grade: Grade, from: z.int('Marks are whole numbers.').min(0) }))
      .min(1, 'Write at least one grade with its marks.')
      .max(20)
      .refine((grades) => grades.every(({ from }, at) => at === 0 || from < (grades[at - 1]?.from ?? 0)), highestFirst)
      .refine((grades) => new Set(grades.map(({ grade }) => grade)).size === grades.length, 'Write each grade once.'),
  })
  .refine(({ outOf, grades }) => (grades[0]?.from ?? 0) <= outOf, {
    path: ['grades'],
    message: 'The highest grade needs more marks than there were.',
  })
export type GradeBoundaries = z.infer<typeof GradeBoundaries>

/** All that are set, by what they are for: a paper's id, or that of `qualificationTarget`. */
export const BoundariesByTarget = z.record(Slug, GradeBoundaries)
export type BoundariesByTarget = z.infer<typeof BoundariesByTarget>

/** What the boundaries of all papers of a qualification and tier together are kept under. */
export const qualificationTarget = ({
  level,
  subject,
  board,
  tier,
}: Pick<Paper, 'level' | 'subject' | 'board' | 'tier'>): string =>
  [level, subject, board, ...(tier ? [tier] : [])].join('-')

/** The boundaries for a paper: its own, or those of its qualification; null for none. */
export const boundariesFor = (
  paper: Pick<Paper, 'id' | 'level' | 'subject' | 'board' | 'tier'>,
  all: BoundariesByTarget,
): GradeBoundaries | null => all[paper.id] ?? all[qualificationTarget(paper)] ?? null

/** The grade that this share of the marks would have earned; `grade` is null below the lowest one. */
export function estimateGrade(
  { marks, outOf }: { marks: number; outOf: number },
  boundaries: Pick<GradeBoundaries, 'outOf' | 'grades'>,
): { grade: string | null; lowest: string } {
  const scaled = (marks * boundaries.outOf) / outOf
  const reached = boundaries.grades.find(({ from }) => scaled >= from)
  return { grade: reached?.grade ?? null, lowest: boundaries.grades.at(-1)?.grade ?? '' }
}

/** Reads grades as they are typed, one on a line: `9 214`. What is no such line is left for the schema to refuse. */
export const readGrades = (typed: string): { grade: string; from: number }[] =>
  typed
    .split('\n')
    .map((line) => line.trim().split(/[\s:=,]+/))
    .filter(([grade]) => grade !== '')
    .map(([grade = '', from = '']) => ({ grade, from: from === '' ? Number.NaN : Number(from) }))

export const writeGrades = (grades: GradeBoundaries['grades']): string =>
  grades.map(({ grade, from }) => `${grade} ${from}`).join('\n')
