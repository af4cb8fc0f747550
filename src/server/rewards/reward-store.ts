import type { RewardClaim, WaitingClaim } from '#contract/rewards.ts'
import type { ClaimStatus } from '#domain/rewards/claim.ts'
import { type Reward, type RewardId, rewards } from '#domain/rewards/reward-catalogue.ts'
import type { Queries } from '../database/database.ts'

type ClaimRow = Omit<RewardClaim, 'claimedAt' | 'decidedAt'> & { claimedAt: Date; decidedAt: Date | null }
const claimColumns = `id, reward_id as "rewardId", cost, status, claimed_at as "claimedAt", decided_at as "decidedAt"`
const known = rewards.map(({ id }) => id)

const toClaim = <Row extends ClaimRow>(row: Row) => ({
  ...row,
  claimedAt: row.claimedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

/** How many of each reward there are. */
export async function readStock(queries: Queries): Promise<Record<RewardId, number>> {
  const rows = await queries.query<{ id: string; stock: number }>('select reward_id as id, stock from reward_stock')
  const stored = new Map(rows.map(({ id, stock }) => [id, stock]))
  const stock = rewards.map(({ id, startingStock }) => [id, stored.get(id) ?? startingStock] as const)
  return Object.fromEntries(stock) as Record<RewardId, number>
}

/** A pupil's XP; their row stays theirs until the transaction ends, so that two claims at once are one after the other. */
export async function lockXp(transaction: Queries, studentId: string): Promise<number | null> {
  const [row] = await transaction.query<{ xp: number }>(
    'select total_xp as xp from student_progress where user_id = $1 for update',
    [studentId],
  )
  return row?.xp ?? null
}

/** A pupil's claims, the newest first. */
export async function readClaims(queries: Queries, studentId: string): Promise<RewardClaim[]> {
  const rows = await queries.query<ClaimRow>(
    `select ${claimColumns} from reward_claims where student_id = $1 and reward_id = any($2::text[])
     order by claimed_at desc, id`,
    [studentId, known],
  )
  return rows.map(toClaim)
}

/** Takes one from the stock. @returns false when none is left. */
export async function takeFromStock(transaction: Queries, { id, startingStock }: Reward): Promise<boolean> {
  await transaction.query(
    'insert into reward_stock (reward_id, stock) values ($1, $2) on conflict (reward_id) do nothing',
    [id, startingStock],
  )
  const taken = await transaction.query(
    'update reward_stock set stock = stock - 1 where reward_id = $1 and stock > 0 returning reward_id',
    [id],
  )
  return taken.length > 0
}

export async function putBackInStock(transaction: Queries, rewardId: RewardId): Promise<void> {
  await transaction.query('update reward_stock set stock = stock + 1 where reward_id = $1', [rewardId])
}

export async function writeStock(queries: Queries, { id, stock }: { id: RewardId; stock: number }): Promise<void> {
  await queries.query(
    `insert into reward_stock (reward_id, stock) values ($1, $2)
     on conflict (reward_id) do update set stock = excluded.stock`,
    [id, stock],
  )
}

/** @returns false when somebody else's claim has this id already. */
export async function writeClaim(
  transaction: Queries,
  claim: { studentId: string; id: string; reward: Reward; now: Date },
): Promise<boolean> {
  const { studentId, id, reward, now } = claim
  const written = await transaction.query(
    `insert into reward_claims (student_id, id, reward_id, cost, claimed_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [studentId, id, reward.id, reward.cost, now],
  )
  return written.length > 0
}

/** Reads a claim and keeps others from deciding it until the transaction ends. */
export async function lockClaim(
  transaction: Queries,
  id: string,
): Promise<{ studentId: string; rewardId: RewardId; cost: number; status: ClaimStatus } | null> {
  const [claim] = await transaction.query<{ studentId: string; rewardId: RewardId; cost: number; status: ClaimStatus }>(
    `select student_id as "studentId", reward_id as "rewardId", cost, status from reward_claims where id = $1 for update`,
    [id],
  )
  return claim ?? null
}

export async function writeClaimStatus(
  transaction: Queries,
  { id, status, decidedBy, now }: { id: string; status: ClaimStatus; decidedBy: string; now: Date },
): Promise<void> {
  await transaction.query('update reward_claims set status = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    status,
    decidedBy,
    now,
  ])
}

/** The claims that wait, the oldest first, and how many more there are. */
export async function readWaitingClaims(
  queries: Queries,
  limit: number,
): Promise<{ claims: WaitingClaim[]; more: number }> {
  const rows = await queries.query<ClaimRow & { fullName: string; school: string | null; waiting: number }>(
    `select ${claimColumns}, full_name as "fullName", school, (select count(*)::int from reward_claims
       where status = 'pending' and reward_id = any($2::text[])) as waiting
     from (select c.*, p.full_name, s.name as school from reward_claims c join profiles p on p.id = c.student_id
       left join schools s on s.id = p.school_id
       where c.status = 'pending' and c.reward_id = any($2::text[]) order by c.claimed_at, c.id limit $1) waiting`,
    [limit, known],
  )
  return {
    claims: rows.map(({ waiting: _waiting, ...row }) => toClaim(row)),
    more: (rows[0]?.waiting ?? 0) - rows.length,
  }
}
