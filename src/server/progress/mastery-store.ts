import type { TopicMastery } from '#domain/study/mastery.ts'
import type { Queries } from '../database/database.ts'

export type MasteryRow = TopicMastery

/** Every topic that a pupil has begun, the one studied last first. */
export async function readMastery(queries: Queries, studentId: string): Promise<MasteryRow[]> {
  return queries.query<MasteryRow>(
    `select topic_id as "topicId", level, subject, answered, correct, mastery, updated_at as "updatedAt"
     from topic_mastery where student_id = $1 order by updated_at desc, topic_id`,
    [studentId],
  )
}
