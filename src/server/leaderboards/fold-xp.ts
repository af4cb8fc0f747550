import { isPast, keptPeriodsAt, RANKING_TIME_ZONE } from '#domain/leaderboards/board.ts'
import type { Database, Queries } from '../database/database.ts'

/** Whoever counts awards, or changes what they are counted under, holds it until the end of their transaction. */
const RANKING_LOCK = 7_265_766_974
/** Awards that one transaction counts: on the embedded database nothing else happens meanwhile. */
const AWARDS_AT_ONCE = { embedded: 2_000, postgres: 20_000 }

// One statement: an award leaves the queue and is counted, or neither. The triggers on `xp_totals` see to histogram and schools.
const foldOnce = `
with taken as (
  delete from xp_deltas where ctid = any(array(select ctid from xp_deltas limit $1))
  returning student_id, subject, amount, (earned_at at time zone '${RANKING_TIME_ZONE}')::date as day),
earned as (
  select t.student_id, p.school_id, p.on_leaderboards as shown, case when p.demo then 'demo/' else '' end as world,
    t.subject, t.day, sum(t.amount)::int as amount
  from taken t join profiles p on p.id = t.student_id and p.role = 'student' group by 1, 2, 3, 4, 5, 6),
counted as (
  insert into xp_totals (student_id, board, xp, school_id, shown)
  select e.student_id, e.world || s.subject || '/' || k.period, sum(e.amount)::int, e.school_id, e.shown
  from earned e
  cross join lateral unnest(case when e.subject is null then array['all'] else array['all', e.subject] end) s(subject)
  cross join lateral (
    select 'ever'
    union all select to_char(month, '"month/"YYYY-MM-DD') from date_trunc('month', e.day) month where month >= $2::date
    union all select to_char(week, '"week/"YYYY-MM-DD') from date_trunc('week', e.day) week where week >= $3::date) k(period)
  group by 1, 2, 4, 5 order by 1, 2
  on conflict (student_id, board) do update set xp = xp_totals.xp + excluded.xp)
select count(*)::int as taken from taken`

/**
 * Counts awards that wait in `xp_deltas` into the totals from which leaderboards are read, and ends the boards of weeks and
 * months that are over.
 * @returns whether more were waiting than one transaction counts.
 */
export async function foldXp({ database, now }: { database: Database; now: Date }): Promise<boolean> {
  const [waiting] = await database.query('select 1 from xp_deltas limit 1')
  if (!waiting) return false
  const most = AWARDS_AT_ONCE[database.kind]
  const kept = keptPeriodsAt(now)
  const taken = await database.transaction(async (transaction) => {
    // Taken before the statement that reads profiles: a school or a wish to be seen that changes meanwhile comes after.
    await transaction.query('select pg_advisory_xact_lock($1::bigint)', [RANKING_LOCK])
    await endPastBoards(transaction, kept)
    const [row] = await transaction.query<{ taken: number }>(foldOnce, [most, kept.lastMonth, kept.lastWeek])
    return row?.taken ?? 0
  })
  return taken === most
}

async function endPastBoards(transaction: Queries, kept: ReturnType<typeof keptPeriodsAt>): Promise<void> {
  // The widest bars of the histogram name every board in a few rows.
  const rows = await transaction.query<{ board: string }>('select distinct board from xp_histogram where width = 16')
  const past = rows.map(({ board }) => board).filter((board) => isPast(board, kept))
  if (past.length === 0) return
  await transaction.query(`select set_config('revisewell.uncounted', 'on', true)`)
  for (const table of ['xp_totals', 'xp_histogram', 'school_totals'])
    await transaction.query(`delete from ${table} where board = any($1::text[])`, [past])
  await transaction.query(`select set_config('revisewell.uncounted', 'off', true)`)
}
