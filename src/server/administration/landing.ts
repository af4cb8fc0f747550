import type { readLandingEndpoint, switchLandingEndpoint } from '#contract/administration.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { countLanding } from './landing-store.ts'
import { lockSettings, readSetting, writeSetting } from './settings-store.ts'

/** No clock runs while somebody studies: an answer stands for as long as one usually takes. */
const SECONDS_PER_ANSWER = 20
/** The figures are counted over everybody, which the landing page's visitors should not pay for. */
const COUNTED_AGAIN_MS = 10 * 60 * 1000

export async function isLandingLive(queries: Queries): Promise<boolean> {
  return (await readSetting(queries, 'landing')) === 'live'
}

/** Answers with the landing page's live figures, counted at most every ten minutes, while they are switched on. */
export function createLandingReader(parts: {
  queries: Queries
  curriculum: Pick<CurriculumStore, 'levels'>
  demo: boolean
  now: () => Date
}): () => Promise<AnswerOf<typeof readLandingEndpoint>> {
  const { queries, curriculum, demo, now } = parts
  let counted: { at: number; live: NonNullable<AnswerOf<typeof readLandingEndpoint>['live']> } | undefined
  return async () => {
    if (!(await isLandingLive(queries))) return { live: null }
    const time = now().getTime()
    if (!counted || time - counted.at >= COUNTED_AGAIN_MS) {
      const { students, quizzes, answers } = await countLanding(queries, demo)
      const hours = Math.floor((answers * SECONDS_PER_ANSWER) / 3600)
      counted = { at: time, live: { students, quizzes, hours, materials: countMaterials(curriculum) } }
    }
    return { live: counted.live }
  }
}

/** Cards and questions, and a note for each topic that has material. */
function countMaterials({ levels }: Pick<CurriculumStore, 'levels'>): number {
  const subjects = levels.flatMap((level) => level.subjects)
  return subjects.reduce((sum, { flashcards, questions, studyTopics }) => sum + flashcards + questions + studyTopics, 0)
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function switchLanding(options: {
  person: Person
  live: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof switchLandingEndpoint>> {
  const { live, database, now } = options
  const { id: actorId } = requireAdministration(options.person)
  await database.transaction(async (transaction) => {
    await lockSettings(transaction)
    if ((await isLandingLive(transaction)) === live) return
    await writeSetting(transaction, { key: 'landing', value: live ? 'live' : 'words', now })
    const subject = { id: 'landing', name: 'Landing page' }
    await recordAct(transaction, { actorId, act: 'landing-figures-switched', subject, details: { live }, at: now })
  })
  return { live }
}
