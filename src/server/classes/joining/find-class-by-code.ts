import { AppError } from '#contract/errors.ts'
import { joinCodeIn } from '#domain/classes/join-code.ts'
import type { Queries } from '../../database/database.ts'
import { type ClassRow, readClassByCode } from '../../people/taught-class-store.ts'

/** @throws {AppError} not-found for what is no code, for one that leads nowhere any more, and for a class that is put away. */
export async function findClassByCode(queries: Queries, typed: string): Promise<ClassRow> {
  const code = joinCodeIn(typed)
  const found = code && (await readClassByCode(queries, code))
  if (!found) throw new AppError('not-found', { message: 'There is no class with that code. Check each letter.' })
  return found
}
