import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readHealthEndpoint } from '#contract/health.ts'
import type { Database } from '../database/database.ts'
import { isStorageFull } from '../database/sql-state.ts'

/** @throws {AppError} unavailable when nothing can be read; storage-full when that is for want of space. */
export async function tellHealth(database: Database): Promise<AnswerOf<typeof readHealthEndpoint>> {
  await database.health().catch((error: unknown) => {
    throw new AppError(isStorageFull(error) ? 'storage-full' : 'unavailable')
  })
  return { status: database.isFull() ? 'storage-full' : 'ok', database: database.kind }
}
