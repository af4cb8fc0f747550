import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type {
  handInSittingEndpoint,
  listSittingsEndpoint,
  OpenSitting,
  restSittingEndpoint,
  startSittingEndpoint,
} from '#contract/papers.ts'
import { drawMock } from '#domain/exam/papers/draw-mock.ts'
import type { Paper } from '#domain/exam/papers/paper.ts'
import { minutesWith, withRest } from '#domain/exam/papers/paper-clock.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { readBoundaries } from './grade-boundaries.ts'
import { openSitting, showSitting } from './show-sitting.ts'
import { listSittings, readSitting, type SittingRow, updateSitting, writeSitting } from './sitting-store.ts'

interface Parts {
  person: Person
  database: Database
  curriculum: CurriculumStore
  now: Date
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
function pupilOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  return person.id
}

function findPaper({ papers }: CurriculumStore, paperId: string): Paper {
  const paper = papers.find(({ id }) => id === paperId)
  if (!paper) throw new AppError('not-found')
  return paper
}

/** @throws {AppError} not-found for a sitting that is not this pupil's. */
async function findSitting(queries: Queries, where: { studentId: string; id: string; lock?: boolean }) {
  const row = await readSitting(queries, where)
  if (!row) throw new AppError('not-found')
  return row
}

/**
 * Draws a mock by its paper's blueprint, with no question of the pupil's earlier mocks as long as the bank has others. The same id
 * starts the same sitting.
 * @param seed chooses the questions
 * @throws {AppError} not-signed-in; not-allowed; not-found.
 */
export async function startSitting(
  options: Parts & { body: ParsedOf<typeof startSittingEndpoint>['body']; seed: number },
): Promise<OpenSitting> {
  const { person, body, database, curriculum, now, seed } = options
  const studentId = pupilOf(person)
  const paper = findPaper(curriculum, body.paperId)
  const known = await readSitting(database, { studentId, id: body.id })
  if (known && known.paperId !== paper.id) throw new AppError('not-found')
  if (!known) {
    const before = await listSittings(database, { studentId, paperId: paper.id })
    const used = new Set(before.flatMap(({ questionIds }) => questionIds))
    const bank = paper.topicIds.flatMap((id) => curriculum.exam(id))
    // Once all were used they come again.
    const mock = drawMock(paper, { bank, used, seed })
    if (!mock) throw new AppError('not-found')
    const minutes = body.timed ? minutesWith(paper.minutes, body.extraTime) : null
    const questionIds = mock.map(({ id }) => id)
    await writeSitting(database, studentId, { id: body.id, paperId: paper.id, questionIds, minutes, startedAt: now })
  }
  const row = await findSitting(database, { studentId, id: body.id })
  return openSitting(row, { paper, curriculum, boundaries: await readBoundaries(database), now })
}

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function readOpenSitting({ person, id, database, curriculum, now }: Parts & { id: string }) {
  const row = await findSitting(database, { studentId: pupilOf(person), id })
  const boundaries = await readBoundaries(database)
  return openSitting(row, { paper: findPaper(curriculum, row.paperId), curriculum, boundaries, now })
}

/** @throws {AppError} not-signed-in; not-allowed. */
export async function listOwnSittings(options: {
  person: Person
  paperId: string
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof listSittingsEndpoint>> {
  const { person, paperId, queries, now } = options
  const rows = await listSittings(queries, { studentId: pupilOf(person), paperId })
  return {
    sittings: rows.map((row) => ({
      ...showSitting(row, now),
      questions: row.questionIds.length,
      marked: row.marked,
      marks: row.marks,
    })),
  }
}

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function restSitting(options: {
  person: Person
  id: string
  resting: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof restSittingEndpoint>> {
  const { resting, now } = options
  const row = await change(options, (sitting) => (sitting.handedInAt ? sitting : withRest(sitting, resting, now)))
  return { sitting: showSitting(row, now) }
}

/** Sent again, it changes nothing. @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function handInSitting(options: Parts & { id: string }): Promise<AnswerOf<typeof handInSittingEndpoint>> {
  const { database, curriculum, now } = options
  const row = await change(options, (sitting) =>
    sitting.handedInAt ? sitting : { ...withRest(sitting, false, now), handedInAt: now },
  )
  const boundaries = await readBoundaries(database)
  return openSitting(row, { paper: findPaper(curriculum, row.paperId), curriculum, boundaries, now })
}

async function change(
  { person, id, database }: { person: Person; id: string; database: Database },
  how: (sitting: SittingRow) => SittingRow,
): Promise<SittingRow> {
  const studentId = pupilOf(person)
  return database.transaction(async (transaction) => {
    const before = await findSitting(transaction, { studentId, id, lock: true })
    const after = how(before)
    if (after !== before) await updateSitting(transaction, studentId, after)
    return after
  })
}
