import type { LiveQuizPlaceFacts } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { taughtClass } from '../people/taught-class.ts'

/** How a person stands to a class in which a quiz is or was played live; null where it never was in a class of theirs. */
export async function readClassThatPlayed(
  queries: Queries,
  { quizId, personId }: { quizId: string; personId: string },
): Promise<LiveQuizPlaceFacts | null> {
  const [row] = await queries.query<LiveQuizPlaceFacts>(
    `select * from (select ${taughtClass('c', '$2')} as leads,
         exists (select from class_members m where m.class_id = c.id and m.student_id = $2) as belongs
       from live_quizzes q join school_classes c on c.id = q.class_id and c.archived_at is null
       where q.quiz_id = $1) places where leads or belongs limit 1`,
    [quizId, personId],
  )
  return row ?? null
}
