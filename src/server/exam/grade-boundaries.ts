import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type {
  BoundaryTarget,
  listBoundariesEndpoint,
  removeBoundariesEndpoint,
  saveBoundariesEndpoint,
} from '#contract/grade-boundaries.ts'
import { boardTitle } from '#domain/curriculum/board.ts'
import { BoundariesByTarget, type GradeBoundaries, qualificationTarget } from '#domain/exam/papers/grade-boundaries.ts'
import type { Person } from '#domain/permissions.ts'
import { lockSettings, readSetting, writeSetting } from '../administration/settings-store.ts'
import { recordAct } from '../audit/record-act.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { showPaper } from './show-sitting.ts'

const SETTING = 'grade-boundaries'

/** What admins have set. Each is as a board published it, so none comes with the product that we could not vouch for. */
export async function readBoundaries(queries: Queries): Promise<BoundariesByTarget> {
  return BoundariesByTarget.safeParse(await readSetting(queries, SETTING)).data ?? {}
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listBoundaries(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
}): Promise<AnswerOf<typeof listBoundariesEndpoint>> {
  requireAdministration(options.person)
  const set = await readBoundaries(options.queries)
  return { targets: targetsOf(options.curriculum).map((target) => ({ ...target, boundaries: set[target.id] ?? null })) }
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found for neither paper nor qualification. */
export async function saveBoundaries(options: {
  person: Person
  targetId: string
  boundaries: GradeBoundaries
  database: Database
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof saveBoundariesEndpoint>> {
  const { boundaries } = options
  const { month, year, outOf } = boundaries
  const details = { series: `${month} ${year}`, outOf }
  await change(options, { act: 'grade-boundaries-edited', details, to: boundaries })
  return { boundaries }
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found for neither paper nor qualification. */
export async function removeBoundaries(options: {
  person: Person
  targetId: string
  database: Database
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof removeBoundariesEndpoint>> {
  return { removed: await change(options, { act: 'grade-boundaries-removed', details: {}, to: null }) }
}

/** @returns whether there was something to change. */
async function change(
  options: { person: Person; targetId: string; database: Database; curriculum: CurriculumStore; now: Date },
  how: {
    act: 'grade-boundaries-edited' | 'grade-boundaries-removed'
    details: Record<string, string | number>
    to: GradeBoundaries | null
  },
): Promise<boolean> {
  const { person, targetId, database, curriculum, now } = options
  const { act, details, to } = how
  const { id: actorId } = requireAdministration(person)
  const target = targetsOf(curriculum).find(({ id }) => id === targetId)
  if (!target) throw new AppError('not-found')
  return database.transaction(async (transaction) => {
    await lockSettings(transaction)
    const { [targetId]: before, ...others } = await readBoundaries(transaction)
    if (!before && !to) return false
    await writeSetting(transaction, { key: SETTING, value: to ? { ...others, [targetId]: to } : others, now })
    const name = [target.qualification, target.paper].filter(Boolean).join(', ')
    await recordAct(transaction, { actorId, act, subject: { id: targetId, name }, details, at: now })
    return true
  })
}

/** Each qualification and tier that has papers, and each of them. */
function targetsOf(curriculum: CurriculumStore): Omit<BoundaryTarget, 'boundaries'>[] {
  return [...Map.groupBy(curriculum.papers, qualificationTarget)].flatMap(([id, papers]) => {
    const [first] = papers
    if (!first) return []
    const { levelTitle, subjectTitle, board, tier } = showPaper(first, curriculum)
    const tierWords = tier === null ? [] : [tier === 'higher' ? 'Higher' : 'Foundation']
    const qualification = [`${levelTitle} ${subjectTitle}`, boardTitle[board], ...tierWords].join(', ')
    return [
      { id, qualification, paper: null, marks: papers.reduce((sum, { marks }) => sum + marks, 0) },
      ...papers.map((paper) => ({ id: paper.id, qualification, paper: paper.title, marks: paper.marks })),
    ]
  })
}
