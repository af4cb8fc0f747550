// What leaderboards are read from, against the ledger that it is counted from. Awards that wait to be counted are in the
// ledger and not yet in a total; only boards that exist are compared, since those of weeks that are over are ended.
const due = `
select student_id, world || subject || '/' || period board, sum(amount) xp from (
  select l.student_id, case when f.demo then 'demo/' else '' end world, s.subject, k.period, l.amount
  from (select student_id, subject, earned_at, amount from xp_ledger
    union all select student_id, subject, earned_at, -amount from xp_deltas) l
  join profiles f on f.id = l.student_id and f.role = 'student'
  cross join lateral (select (l.earned_at at time zone 'Europe/London')::date::timestamp as day) d
  cross join lateral (select 'all' union all select l.subject where l.subject is not null) s(subject)
  cross join lateral (select 'ever' union all select to_char(date_trunc('month', d.day), '"month/"YYYY-MM-DD')
    union all select to_char(date_trunc('week', d.day), '"week/"YYYY-MM-DD')) k(period)) earned
group by 1, 2 having sum(amount) <> 0`

const period = (board: string) => `regexp_replace(${board}, '^(demo/)?[a-z]+/', '')`

/** Each names the students (or the board, or the school) for whom something is not what the rows it counts come to. */
export const rankingComparisons = {
  'the XP of a leaderboard is not that of the ledger': `
    select coalesce(t.student_id, d.student_id) student from xp_totals t full join (${due}) d
      on d.student_id = t.student_id and d.board = t.board
    where t.xp is distinct from d.xp
      and ${period('coalesce(t.board, d.board)')} in (select 'ever' union select ${period('board')} from xp_totals)`,
  'a leaderboard has another school, or another wish to be seen, than the profile': `
    select t.student_id student from xp_totals t join profiles f on f.id = t.student_id
    where (t.school_id, t.shown) is distinct from (f.school_id, f.on_leaderboards)`,
  'the bars do not count its pupils': `
    select coalesce(h.board, t.board) student from (select * from xp_histogram where pupils <> 0) h full join (
      select board, width, xp >> width as bucket, count(*) pupils from xp_totals cross join unnest(array[0, 8, 16]) width
      group by 1, 2, 3) t on t.board = h.board and t.width = h.width and t.bucket = h.bucket
    where h.pupils is distinct from t.pupils`,
  'the XP of a school is not that of its pupils': `
    select coalesce(s.school_id, t.school_id)::text student from school_totals s full join (
      select school_id, board, sum(xp) xp, count(*) pupils from xp_totals where school_id is not null group by 1, 2) t
      on t.school_id = s.school_id and t.board = s.board
    where (s.xp, s.pupils) is distinct from (t.xp, t.pupils)`,
}
