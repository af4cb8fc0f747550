import type { Queries } from '../database/database.ts'

/**
 * Gives a teacher's school to their classes that have none, and to the pupils of these who have none. Whoever has a school keeps it,
 * and so does a class when its teacher goes to another one.
 */
export async function giveSchoolToClasses(
  transaction: Queries,
  { teacherId, schoolId }: { teacherId: string; schoolId: string },
): Promise<void> {
  // Somebody who is joining one of them at this moment holds its row, and is there afterwards.
  const classes = await transaction.query<{ id: string }>(
    `update school_classes set school_id = $2 where teacher_id = $1 and school_id is null
     returning id`,
    [teacherId, schoolId],
  )
  await transaction.query(
    `update profiles p set school_id = $2, school_named = null from class_members m join school_classes c on c.id = m.class_id
     where c.id = any($1::uuid[]) and c.archived_at is null and p.id = m.student_id and p.school_id is null`,
    [classes.map(({ id }) => id), schoolId],
  )
}
