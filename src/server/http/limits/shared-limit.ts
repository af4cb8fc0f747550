import { createHmac } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Queries } from '../../database/database.ts'
import type { LimitWindow, RateLimit } from './rate-limit.ts'

/** Makes a limit whose counts all servers share; limits of the same name share theirs too. */
export type SharedLimits = (name: string, window: LimitWindow) => RateLimit

/** Rows that a new count clears away, once they have expired: more than come, so that none pile up. */
const CLEARED_AT_ONCE = 4

const take = `
insert into limit_counts as l (key, taken, expires_at) values ($1, 1, $3)
on conflict (key) do update set
  taken = case when l.expires_at <= $2 then 1 else l.taken + 1 end,
  expires_at = case when l.expires_at <= $2 then excluded.expires_at else l.expires_at end
returning taken, expires_at as "expiresAt"`

// Waits for nobody, so that two servers that clear at once never wait for each other.
const clear = `
delete from limit_counts where key in (
  select key from limit_counts where expires_at <= $1 order by expires_at limit ${CLEARED_AT_ONCE} for update skip locked)`

/**
 * Limits that guard secrets: they count in the database, so they hold over several servers and a restart.
 * Keys are stored as digests made with the installation's secret, so that no address can be read from them.
 */
export function createSharedLimits(parts: { queries: Queries; secret: string; now: () => Date }): SharedLimits {
  const { queries, secret, now } = parts
  return (name, { points, seconds }) => {
    const digest = (key: string) => createHmac('sha256', secret).update(`limit:${name}:${key}`).digest('base64url')

    /** The milliseconds to wait; 0 when one was left. */
    async function waitAfterTaking(key: string): Promise<number> {
      const at = now()
      const expiry = new Date(at.getTime() + seconds * 1000)
      const [row] = await queries.query<{ taken: number; expiresAt: Date }>(take, [digest(key), at, expiry])
      if (!row) throw new Error('A limit was not counted.')
      if (row.taken === 1) await queries.query(clear, [at])
      return row.taken > points ? Math.max(1, row.expiresAt.getTime() - at.getTime()) : 0
    }

    return {
      async take(key) {
        const wait = await waitAfterTaking(key)
        if (wait > 0) throw new AppError('too-many-requests', { retryAfter: Math.ceil(wait / 1000) })
      },
      tryTake: async (key) => (await waitAfterTaking(key)) === 0,
      giveBack: async (key) => {
        await queries.query(
          'update limit_counts set taken = taken - 1 where key = $1 and expires_at > $2 and taken > 0',
          [digest(key), now()],
        )
      },
      forgive: async (key) => {
        await queries.query('delete from limit_counts where key = $1', [digest(key)])
      },
    }
  }
}
