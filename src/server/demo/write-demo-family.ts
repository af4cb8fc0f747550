import type { Queries } from '../database/database.ts'

/** Links the demo parent to the demo pupil, as if with a code and confirmed by the school. */
export async function writeDemoFamily(
  { query }: Queries,
  { studentId, parentId, linkedAt }: { studentId: string; parentId: string; linkedAt: Date },
): Promise<void> {
  await query(
    `insert into parent_links (student_id, parent_id, linked_at, confirmed_at)
     select s.id, p.id, $3, $3 from profiles s, profiles p
     where s.id = $1 and s.demo and s.role = 'student' and p.id = $2 and p.demo and p.role = 'parent'
     on conflict (student_id, parent_id) do update set confirmed_at = coalesce(parent_links.confirmed_at, excluded.confirmed_at)`,
    [studentId, parentId, linkedAt],
  )
}
