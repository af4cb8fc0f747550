import { z } from 'zod'
import { BoardId } from './board.ts'
import { LevelId } from './level.ts'
import { type Specification, Statement } from './specification.ts'
import { Slug } from './subject.ts'

/** How many statements a qualification has, and of how many that is so. */
export const CoverageFigures = z.strictObject({
  statements: z.int().min(0),
  taught: z.int().min(0),
  asked: z.int().min(0),
  examined: z.int().min(0),
})
export type CoverageFigures = z.infer<typeof CoverageFigures>
export const coverageKinds = ['taught', 'asked', 'examined'] as const

/** A statement with what there is for it. */
export interface CoveredStatement extends Omit<Statement, 'taught'> {
  taught: boolean
  asked: boolean
  examined: boolean
}

export interface Coverage extends Pick<Specification, 'level' | 'subject' | 'board'> {
  figures: CoverageFigures
  sections: { reference: string; title: string; statements: CoveredStatement[] }[]
}

/** What pupils are told: how much of their qualification is taught, and what is not. */
export const TaughtShare = z.object({
  level: LevelId,
  subject: Slug,
  board: BoardId,
  statements: z.int().positive(),
  taught: z.int().min(0),
  gaps: z.array(
    z.object({
      reference: z.string(),
      title: z.string(),
      statements: z.array(Statement.pick({ reference: true, text: true, tier: true, option: true })),
    }),
  ),
})
export type TaughtShare = z.infer<typeof TaughtShare>

/** What coverage must know of a topic: the point that each of its items serves. An exam question has marks. */
export interface CountedTopic {
  id: string
  items: readonly { point: string; marks?: number }[]
}

const ASKED_FROM = 2
const EXAMINED_FROM = 1
/** Thirds do not add up to a whole in floating point. */
const ROUNDING = 1e-9

/**
 * What of a qualification is taught, asked and examined. A point's items are shared out among the statements that it teaches, so
 * that none is counted for two: a statement is asked when its share is two items, and examined when it is one item with marks.
 */
export function coverageOf(specification: Specification, topics: readonly CountedTopic[]): Coverage {
  const { level, subject, board } = specification
  const items = topics.flatMap(({ id, items }) => items.map(({ point, marks }) => ({ point: `${id}#${point}`, marks })))
  const itemsOf = countEach(items.map(({ point }) => point))
  const examItemsOf = countEach(items.filter(({ marks }) => marks !== undefined).map(({ point }) => point))
  const statementsOf = countEach(specification.sections.flatMap(({ statements }) => statements.flatMap(pointsOf)))
  const hasShare = (statement: Statement, counts: ReadonlyMap<string, number>, from: number) =>
    pointsOf(statement).reduce((sum, point) => sum + (counts.get(point) ?? 0) / (statementsOf.get(point) ?? 1), 0) >=
    from - ROUNDING
  const sections = specification.sections.map(({ reference, title, statements }) => ({
    reference,
    title,
    statements: statements.map((statement) => ({
      ...statement,
      taught: statement.taught.length > 0,
      asked: hasShare(statement, itemsOf, ASKED_FROM),
      examined: hasShare(statement, examItemsOf, EXAMINED_FROM),
    })),
  }))
  return { level, subject, board, figures: figuresOf(sections.flatMap(({ statements }) => statements)), sections }
}

function figuresOf(statements: readonly CoveredStatement[]): CoverageFigures {
  const count = (kind: (typeof coverageKinds)[number]) => statements.filter((statement) => statement[kind]).length
  return { statements: statements.length, taught: count('taught'), asked: count('asked'), examined: count('examined') }
}

export const sumOfFigures = (all: readonly CoverageFigures[]): CoverageFigures =>
  all.reduce(
    (sum, figures) => ({
      statements: sum.statements + figures.statements,
      taught: sum.taught + figures.taught,
      asked: sum.asked + figures.asked,
      examined: sum.examined + figures.examined,
    }),
    { statements: 0, taught: 0, asked: 0, examined: 0 },
  )

export function taughtShareOf({ level, subject, board, figures, sections }: Coverage): TaughtShare {
  const gaps = sections
    .map(({ statements, ...section }) => ({
      ...section,
      statements: statements
        .filter(({ taught }) => !taught)
        .map(({ reference, text, tier, option }) => ({ reference, text, tier, option })),
    }))
    .filter(({ statements }) => statements.length > 0)
  return { level, subject, board, statements: figures.statements, taught: figures.taught, gaps }
}

const pointsOf = ({ taught }: Statement) => taught.map(({ topicId, point }) => `${topicId}#${point}`)

function countEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
