import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readTutorHistoryEndpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { composeReply } from './compose-reply.ts'
import type { NoteFinder } from './finding/note-finder.ts'
import { readExchanges, readStudiedLevel } from './tutor-store.ts'

const EXCHANGES_SHOWN = 30

/** @throws {AppError} not-signed-in. */
export async function readTutorHistory(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
  finder: () => NoteFinder
}): Promise<AnswerOf<typeof readTutorHistoryEndpoint>> {
  const { person, queries, curriculum, finder } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read tutor history', { ownerId: person.id })) throw new AppError('not-allowed')
  const [exchanges, level] = await Promise.all([
    readExchanges(queries, person.id, EXCHANGES_SHOWN),
    readStudiedLevel(queries, person.id),
  ])
  return {
    level,
    exchanges: exchanges.map(({ askedAt, reply, ...asked }, at) => ({
      ...asked,
      askedAt: askedAt.toISOString(),
      reply: composeReply({ curriculum, finder, ...asked, reply, checked: at === exchanges.length - 1 }),
    })),
  }
}
