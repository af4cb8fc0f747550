import { randomInt } from 'node:crypto'
import { usernameOf } from '#domain/classes/username.ts'
import type { Queries } from '../../database/database.ts'
import { readTakenUsernames } from './class-account-store.ts'

/** Short numbers first; where many share a first name, longer ones. */
const ranges = [100, 1000, 10_000, 10_000_000] as const
const LEAST = 10
const TRIES = 4

/** A username for each pupil that nobody has, theirs where the list gives one. */
export async function findUsernames(
  queries: Queries,
  pupils: readonly { name: string; username: string | null }[],
): Promise<string[]> {
  const candidates = pupils.map(({ name, username }) =>
    username === null
      ? ranges.flatMap((range) => Array.from({ length: TRIES }, () => usernameOf(name, randomInt(LEAST, range))))
      : [username],
  )
  const taken = await readTakenUsernames(queries, candidates.flat())
  for (const { username } of pupils) if (username !== null) taken.add(username)
  return candidates.map((own, at) => {
    const free = pupils[at]?.username ?? own.find((username) => !taken.has(username)) ?? own.at(-1) ?? ''
    taken.add(free)
    return free
  })
}
