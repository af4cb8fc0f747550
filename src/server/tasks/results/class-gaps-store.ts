import type { Queries } from '../../database/database.ts'

export interface TopicFigures {
  topicId: string
  pupils: number
  answered: number
  correct: number
  /** Pupils with enough answers who are right less than half of the time, by name. */
  struggling: { id: string; name: string }[]
}

/**
 * What the pupils of a class have answered in each topic, all together, those topics first that are most often wrong.
 * @param enough the answers from which on a pupil's share right says something
 */
export async function readTopicFigures(
  queries: Queries,
  { classId, enough }: { classId: string; enough: number },
): Promise<TopicFigures[]> {
  return queries.query<TopicFigures>(
    `select y.topic_id as "topicId", count(*)::int as pupils, sum(y.answered)::int as answered, sum(y.correct)::int as correct,
       coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by lower(p.full_name), p.id)
         filter (where y.answered >= $2 and y.correct * 2 < y.answered), '[]') as struggling
     from class_members m join topic_mastery y on y.student_id = m.student_id and y.answered > 0
       join profiles p on p.id = m.student_id
     where m.class_id = $1 group by y.topic_id
     order by sum(y.correct)::float8 / sum(y.answered), sum(y.answered) desc, y.topic_id`,
    [classId, enough],
  )
}
