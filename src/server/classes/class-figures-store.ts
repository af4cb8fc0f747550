import type { Queries } from '../database/database.ts'

export interface ClassFigures {
  classId: string
  notSeen: number
  openTasks: number
  /** 0 to 1; null where nobody has studied. */
  mastery: number | null
}

/**
 * What needs attention in each of some classes.
 * @param weekAgo whoever was not active since then counts as not seen; both YYYY-MM-DD
 */
export async function readClassFigures(
  queries: Queries,
  { classIds, weekAgo, now }: { classIds: readonly string[]; weekAgo: string; now: Date },
): Promise<Map<string, ClassFigures>> {
  const rows = await queries.query<ClassFigures>(
    `select m.class_id as "classId", (count(*) filter (where p.last_active_day is null or p.last_active_day < $2::date))::int as "notSeen",
       avg(t.mastery) as mastery,
       (select count(*)::int from tasks k where k.withdrawn_at is null and k.opens_at <= $3 and k.due_at > $3
         and k.id in (select task_id from task_classes where class_id = m.class_id
           union all select task_id from task_recipients where class_id = m.class_id)) as "openTasks"
     from class_members m join student_progress p on p.user_id = m.student_id
       left join lateral (select avg(mastery) as mastery from topic_mastery where student_id = m.student_id) t on true
     where m.class_id = any($1::uuid[]) group by m.class_id`,
    [classIds, weekAgo, now],
  )
  return new Map(rows.map((row) => [row.classId, row]))
}
