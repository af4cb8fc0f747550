import type { LevelId } from '#domain/curriculum/level.ts'
import type { Exam } from '#domain/planning/exam.ts'
import type { CardState } from '#domain/study/scheduling/schedule.ts'
import { type CardRow, toCardState } from '../database/card-row.ts'
import type { Queries } from '../database/database.ts'

export interface BegunTopic {
  topicId: string
  level: LevelId
  subject: string
}

export type Paper = Omit<Exam, 'id'>

/** The topics that a pupil has begun, the one studied last first, and the papers that they entered. */
export async function readBegun(
  queries: Queries,
  studentId: string,
): Promise<{ topics: BegunTopic[]; papers: Paper[] }> {
  const [row] = await queries.query<Awaited<ReturnType<typeof readBegun>>>(
    `select (select coalesce(json_agg(json_build_object('topicId', topic_id, 'level', level, 'subject', subject)
         order by updated_at desc, topic_id), '[]') from topic_mastery where student_id = $1) as topics,
       (select coalesce(json_agg(json_build_object('level', level, 'subject', subject, 'board', board, 'paper', paper, 'day', day) order by day), '[]')
         from exams where student_id = $1) as papers`,
    [studentId],
  )
  return row ?? { topics: [], papers: [] }
}

/** What a pupil remembers of these topics' cards and questions, by item. */
export async function readMemory(
  queries: Queries,
  { studentId, topicIds }: { studentId: string; topicIds: readonly string[] },
): Promise<Map<string, CardState>> {
  const [row] = await queries.query<{ states: CardRow[] }>(
    `select coalesce(json_agg(row_to_json(c)), '[]') as states from card_states c
     where student_id = $1 and topic_id = any($2::text[])`,
    [studentId, topicIds],
  )
  return new Map((row?.states ?? []).map((state) => [state.item_id, toCardState(state)]))
}
